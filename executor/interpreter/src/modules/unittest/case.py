

class _SubTestContext:
    """Part of a test that may fail alone."""

    def __init__(self, test, message, params):
        self.test = test
        self.message = message
        self.params = params

    def __enter__(self):
        test = self.test
        self.part = None
        if test._outcome is None or not test._outcome.result_supports_subtests:
            return
        self.parent = test._subtest
        params = self.params
        if self.parent is not None:
            params = {**params, **{name: value for name, value in self.parent.params.items() if name not in params}}
        test._subtest = _SubTest(test, self.message, params)
        self.part = test._outcome.part(test._subtest, subTest=True)
        self.part.__enter__()

    def __exit__(self, kind, error, trace):
        if self.part is None:
            return False
        test = self.test
        outcome = test._outcome
        try:
            if not self.part.__exit__(kind, error, trace):
                return False
            if not outcome.success:
                if outcome.result is not None and outcome.result.failfast:
                    raise _ShouldStop
            elif outcome.expectedFailure:
                raise _ShouldStop
        finally:
            test._subtest = self.parent
        return True


_no_message = object()


class TestCase(_Assertions):
    """Tests that share what they need. Each test is an instance, which runs one method."""

    __module__ = "unittest.case"
    failureException = AssertionError
    longMessage = True
    maxDiff = 80 * 8
    _diffThreshold = 2**16
    _classSetupFailed = False
    _class_cleanups = []

    def __init_subclass__(cls, *args, **kwargs):
        cls._classSetupFailed = False
        cls._class_cleanups = []
        super().__init_subclass__(*args, **kwargs)

    def __init__(self, methodName="runTest"):
        self._testMethodName = methodName
        self._outcome = None
        self._testMethodDoc = "No test"
        method = getattr(self, methodName, None)
        if method is not None:
            self._testMethodDoc = method.__doc__
        elif methodName != "runTest":
            raise ValueError(f"no such test method in {self.__class__}: {methodName}")
        self._cleanups = []
        self._subtest = None
        self._type_equality_funcs = {}
        self.addTypeEqualityFunc(dict, "assertDictEqual")
        self.addTypeEqualityFunc(list, "assertListEqual")
        self.addTypeEqualityFunc(tuple, "assertTupleEqual")
        self.addTypeEqualityFunc(set, "assertSetEqual")
        self.addTypeEqualityFunc(frozenset, "assertSetEqual")
        self.addTypeEqualityFunc(str, "assertMultiLineEqual")

    def addTypeEqualityFunc(self, typeobj, function):
        """Say how assertEqual() compares two objects of a type."""
        self._type_equality_funcs[typeobj] = function

    def addCleanup(self, function, /, *args, **kwargs):
        """Have a function called after tearDown()."""
        self._cleanups.append((function, args, kwargs))

    def enterContext(self, cm):
        """Enter a context that ends after tearDown()."""
        return _enter_context(cm, self.addCleanup)

    @classmethod
    def addClassCleanup(cls, function, /, *args, **kwargs):
        """Have a function called after tearDownClass()."""
        cls._class_cleanups.append((function, args, kwargs))

    @classmethod
    def enterClassContext(cls, cm):
        """Enter a context that ends after tearDownClass()."""
        return _enter_context(cm, cls.addClassCleanup)

    def setUp(self):
        """Called before each test."""

    def tearDown(self):
        """Called after each test."""

    @classmethod
    def setUpClass(cls):
        """Called before the tests of the class."""

    @classmethod
    def tearDownClass(cls):
        """Called after the tests of the class."""

    def countTestCases(self):
        """How many tests this is: one."""
        return 1

    def defaultTestResult(self):
        """Where the result of run() goes if no place is given."""
        return TestResult()

    def shortDescription(self):
        """The first line of the docstring of the test."""
        doc = self._testMethodDoc
        return doc.strip().split("\n")[0].strip() if doc else None

    def id(self):
        """A name for the test."""
        return f"{_strclass(self.__class__)}.{self._testMethodName}"

    def __eq__(self, other):
        if type(self) is not type(other):
            return NotImplemented
        return self._testMethodName == other._testMethodName

    def __hash__(self):
        return hash((type(self), self._testMethodName))

    def __str__(self):
        name = self._testMethodName
        return f"{name} ({_strclass(self.__class__)}.{name})"

    def __repr__(self):
        return f"<{_strclass(self.__class__)} testMethod={self._testMethodName}>"

    def subTest(self, msg=_no_message, **params):
        """Part of a test that may fail without ending it."""
        return _SubTestContext(self, msg, params)

    def _callSetUp(self):
        self.setUp()

    def _callTestMethod(self, method):
        if method() is not None:
            import warnings

            message = f"It is deprecated to return a value that is not None from a test case ({method})"
            warnings.warn(message, DeprecationWarning, stacklevel=3)

    def _callTearDown(self):
        self.tearDown()

    def _callCleanup(self, function, /, *args, **kwargs):
        function(*args, **kwargs)

    def run(self, result=None):
        """Run the test; the result is told what happens."""
        stop = None
        if result is None:
            result = self.defaultTestResult()
            _call_if_exists(result, "startTestRun")
            stop = getattr(result, "stopTestRun", None)
        result.startTest(self)
        try:
            method = getattr(self, self._testMethodName)
            of_class = getattr(self.__class__, "__unittest_skip__", False)
            if of_class or getattr(method, "__unittest_skip__", False):
                reasons = (getattr(holder, "__unittest_skip_why__", "") for holder in (self.__class__, method))
                _addSkip(result, self, next(reasons) or next(reasons))
                return result
            expects_failure = any(
                getattr(holder, "__unittest_expecting_failure__", False) for holder in (self, method)
            )
            self._run_parts(result, method, expects_failure)
            return result
        finally:
            result.stopTest(self)
            if stop is not None:
                stop()

    def _run_parts(self, result, method, expects_failure):
        import time

        outcome = _Outcome(result)
        start = time.perf_counter()
        self._outcome = outcome
        try:
            with outcome.part(self):
                self._callSetUp()
            if outcome.success:
                outcome.expecting_failure = expects_failure
                with outcome.part(self):
                    self._callTestMethod(method)
                outcome.expecting_failure = False
                with outcome.part(self):
                    self._callTearDown()
            self.doCleanups()
            if hasattr(result, "addDuration"):
                result.addDuration(self, time.perf_counter() - start)
            if not outcome.success:
                return
            if not expects_failure:
                result.addSuccess(self)
            elif outcome.expectedFailure:
                result.addExpectedFailure(self, outcome.expectedFailure)
            else:
                result.addUnexpectedSuccess(self)
        finally:
            self._outcome = None

    def doCleanups(self):
        """Call the functions given to addCleanup(), the last one first."""
        outcome = self._outcome or _Outcome()
        while self._cleanups:
            function, args, kwargs = self._cleanups.pop()
            with outcome.part(self):
                self._callCleanup(function, *args, **kwargs)
        return outcome.success

    @classmethod
    def doClassCleanups(cls):
        """Call the functions given to addClassCleanup(), the last one first."""
        cls.tearDown_exceptions = []
        while cls._class_cleanups:
            function, args, kwargs = cls._class_cleanups.pop()
            try:
                function(*args, **kwargs)
            except Exception:
                cls.tearDown_exceptions.append(_sys.exc_info())

    def __call__(self, *args, **kwds):
        return self.run(*args, **kwds)

    def debug(self):
        """Run the test without collecting what goes wrong."""
        method = getattr(self, self._testMethodName)
        of_class = getattr(self.__class__, "__unittest_skip__", False)
        if of_class or getattr(method, "__unittest_skip__", False):
            raise SkipTest(
                getattr(self.__class__, "__unittest_skip_why__", "") or getattr(method, "__unittest_skip_why__", "")
            )
        self._callSetUp()
        self._callTestMethod(method)
        self._callTearDown()
        while self._cleanups:
            function, args, kwargs = self._cleanups.pop()
            self._callCleanup(function, *args, **kwargs)

    def skipTest(self, reason):
        """Skip the rest of this test."""
        raise SkipTest(reason)


class FunctionTestCase(TestCase):
    """A function as a test."""

    __module__ = "unittest.case"

    def __init__(self, testFunc, setUp=None, tearDown=None, description=None):
        super().__init__()
        self._setUpFunc = setUp
        self._tearDownFunc = tearDown
        self._testFunc = testFunc
        self._description = description

    def setUp(self):
        if self._setUpFunc is not None:
            self._setUpFunc()

    def tearDown(self):
        if self._tearDownFunc is not None:
            self._tearDownFunc()

    def runTest(self):
        self._testFunc()

    def id(self):
        return self._testFunc.__name__

    def _parts(self):
        return self._setUpFunc, self._tearDownFunc, self._testFunc, self._description

    def __eq__(self, other):
        if not isinstance(other, self.__class__):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self):
        return hash((type(self), *self._parts()))

    def __str__(self):
        return f"{_strclass(self.__class__)} ({self._testFunc.__name__})"

    def __repr__(self):
        return f"<{_strclass(self.__class__)} tec={self._testFunc}>"

    def shortDescription(self):
        if self._description is not None:
            return self._description
        doc = self._testFunc.__doc__
        return doc and doc.split("\n")[0].strip() or None


class _SubTest(TestCase):
    __module__ = "unittest.case"

    def __init__(self, test_case, message, params):
        super().__init__()
        self._message = message
        self.test_case = test_case
        self.params = params
        self.failureException = test_case.failureException

    def runTest(self):
        raise NotImplementedError("subtests cannot be run directly")

    def _subDescription(self):
        parts = []
        if self._message is not _no_message:
            parts.append(f"[{self._message}]")
        if self.params:
            parts.append("(%s)" % ", ".join([f"{name}={value!r}" for name, value in self.params.items()]))
        return " ".join(parts) or "(<subtest>)"

    def id(self):
        return f"{self.test_case.id()} {self._subDescription()}"

    def shortDescription(self):
        return self.test_case.shortDescription()

    def __str__(self):
        return f"{self.test_case} {self._subDescription()}"


class IsolatedAsyncioTestCase(TestCase):
    """Tests that are coroutines."""

    __module__ = "unittest.async_case"
    loop_factory = None

    def __init__(self, methodName="runTest"):
        super().__init__(methodName)
        self._asyncioRunner = None

    async def asyncSetUp(self):
        """Called before each test, after setUp()."""

    async def asyncTearDown(self):
        """Called after each test, before tearDown()."""

    def addAsyncCleanup(self, func, /, *args, **kwargs):
        """Have a coroutine function called after tearDown()."""
        self.addCleanup(func, *args, **kwargs)

    async def enterAsyncContext(self, cm):
        """Enter an asynchronous context that ends after tearDown()."""
        cls = type(cm)
        try:
            enter, exit = cls.__aenter__, cls.__aexit__
        except AttributeError:
            name = f"{cls.__module__}.{cls.__qualname__}"
            message = f"'{name}' object does not support the asynchronous context manager protocol"
            raise TypeError(message) from None
        result = await enter(cm)
        self.addAsyncCleanup(exit, cm, None, None, None)
        return result

    def _callSetUp(self):
        self._asyncioRunner.get_loop()
        self.setUp()
        self._call_in_loop(self.asyncSetUp)

    def _callTestMethod(self, method):
        if self._call_in_loop(method) is not None:
            import warnings

            message = f"It is deprecated to return a value that is not None from a test case ({method})"
            warnings.warn(message, DeprecationWarning, stacklevel=4)

    def _callTearDown(self):
        self._call_in_loop(self.asyncTearDown)
        self.tearDown()

    def _callCleanup(self, function, *args, **kwargs):
        self._call_in_loop(function, *args, **kwargs)

    def _call_in_loop(self, function, *args, **kwargs):
        import inspect

        if not inspect.iscoroutinefunction(function):
            return function(*args, **kwargs)
        return self._asyncioRunner.run(function(*args, **kwargs))

    def _with_loop(self, run, *args):
        import asyncio

        if self._asyncioRunner is not None:
            raise RuntimeError("The runner is running already")
        self._asyncioRunner = asyncio.Runner(loop_factory=self.loop_factory)
        try:
            return run(*args)
        finally:
            self._asyncioRunner.close()
            self._asyncioRunner = None

    def run(self, result=None):
        return self._with_loop(super().run, result)

    def debug(self):
        self._with_loop(super().debug)
