

def _call_if_exists(parent, attr):
    getattr(parent, attr, lambda: None)()


def _is_test(test):
    try:
        iter(test)
    except TypeError:
        return True
    return False


class BaseTestSuite:
    """Several tests, to be run one after another."""

    __module__ = "unittest.suite"
    _cleanup = True

    def __init__(self, tests=()):
        self._tests = []
        self._removed_tests = 0
        self.addTests(tests)

    def __repr__(self):
        return f"<{_strclass(self.__class__)} tests={list(self)}>"

    def __eq__(self, other):
        if not isinstance(other, self.__class__):
            return NotImplemented
        return list(self) == list(other)

    def __iter__(self):
        return iter(self._tests)

    def countTestCases(self):
        """How many tests there are."""
        return self._removed_tests + sum([test.countTestCases() for test in self if test])

    def addTest(self, test):
        """Add a test or a suite."""
        if not callable(test):
            raise TypeError(f"{test!r} is not callable")
        if isinstance(test, type) and issubclass(test, (TestCase, TestSuite)):
            raise TypeError("TestCases and TestSuites must be instantiated before passing them to addTest()")
        self._tests.append(test)

    def addTests(self, tests):
        """Add several tests."""
        if isinstance(tests, str):
            raise TypeError("tests must be an iterable of tests, not a string")
        for test in tests:
            self.addTest(test)

    def run(self, result):
        """Run all tests."""
        for place, test in enumerate(self):
            if result.shouldStop:
                break
            test(result)
            if self._cleanup:
                self._removeTestAtIndex(place)
        return result

    def _removeTestAtIndex(self, index):
        try:
            test = self._tests[index]
        except TypeError:
            return
        if hasattr(test, "countTestCases"):
            self._removed_tests += test.countTestCases()
        self._tests[index] = None

    def __call__(self, *args, **kwds):
        return self.run(*args, **kwds)

    def debug(self):
        """Run all tests without collecting what goes wrong."""
        for test in self:
            test.debug()


class TestSuite(BaseTestSuite):
    """Several tests, with what their classes and modules do before and after them."""

    __module__ = "unittest.suite"

    def run(self, result, debug=False):
        """Run all tests."""
        is_outermost = not getattr(result, "_testRunEntered", False)
        if is_outermost:
            result._testRunEntered = True
        for place, test in enumerate(self):
            if result.shouldStop:
                break
            if _is_test(test):
                self._tearDownPreviousClass(test, result)
                self._handleModuleFixture(test, result)
                self._handleClassSetUp(test, result)
                result._previousTestClass = test.__class__
                if getattr(test.__class__, "_classSetupFailed", False) or getattr(result, "_moduleSetUpFailed", False):
                    continue
            if debug:
                test.debug()
            else:
                test(result)
            if self._cleanup:
                self._removeTestAtIndex(place)
        if is_outermost:
            self._tearDownPreviousClass(None, result)
            self._handleModuleTearDown(result)
            result._testRunEntered = False
        return result

    def debug(self):
        """Run all tests without collecting what goes wrong."""
        self.run(_DebugResult(), True)

    def _fixture(self, result, function, name, parent, failed):
        """Call something that a class or module does before or after its tests."""
        _call_if_exists(result, "_setupStdout")
        try:
            try:
                function()
            except Exception as error:
                if isinstance(result, _DebugResult):
                    raise
                failed()
                self._add_error(result, error, name, parent)
        finally:
            _call_if_exists(result, "_restoreStdout")

    def _add_error(self, result, error, name, parent):
        holder = _ErrorHolder(f"{name} ({parent})")
        add_skip = getattr(result, "addSkip", None)
        if add_skip is not None and isinstance(error, SkipTest):
            add_skip(holder, str(error))
        else:
            result.addError(holder, (type(error), error, error.__traceback__))

    def _clean_up_class(self, cls, result, name):
        clean = getattr(cls, "doClassCleanups", None)
        if clean is None:
            return
        _call_if_exists(result, "_setupStdout")
        try:
            clean()
            for _, error, _ in cls.tearDown_exceptions:
                if isinstance(result, _DebugResult):
                    raise error
                self._add_error(result, error, name, _strclass(cls))
        finally:
            _call_if_exists(result, "_restoreStdout")

    def _handleClassSetUp(self, test, result):
        cls = test.__class__
        if (
            cls == result._previousTestClass
            or result._moduleSetUpFailed
            or getattr(cls, "__unittest_skip__", False)
            or getattr(cls, "setUpClass", None) is None
        ):
            return
        failures = []

        def failed():
            failures.append(True)
            cls._classSetupFailed = True

        try:
            cls._classSetupFailed = False
        except TypeError:
            pass
        self._fixture(result, cls.setUpClass, "setUpClass", _strclass(cls), failed)
        if failures:
            self._clean_up_class(cls, result, "setUpClass")

    def _tearDownPreviousClass(self, test, result):
        cls = result._previousTestClass
        if (
            cls is None
            or cls == test.__class__
            or getattr(cls, "_classSetupFailed", False)
            or getattr(result, "_moduleSetUpFailed", False)
            or getattr(cls, "__unittest_skip__", False)
        ):
            return
        if getattr(cls, "tearDownClass", None) is not None:
            self._fixture(result, cls.tearDownClass, "tearDownClass", _strclass(cls), lambda: None)
        self._clean_up_class(cls, result, "tearDownClass")

    def _module_of(self, cls):
        return None if cls is None else cls.__module__

    def _handleModuleFixture(self, test, result):
        name = test.__class__.__module__
        if name == self._module_of(result._previousTestClass):
            return
        self._handleModuleTearDown(result)
        result._moduleSetUpFailed = False
        module = _sys.modules.get(name)
        set_up = getattr(module, "setUpModule", None)
        if set_up is not None:

            def failed():
                result._moduleSetUpFailed = True

            self._fixture(result, set_up, "setUpModule", name, failed)
            if result._moduleSetUpFailed:
                self._fixture(result, doModuleCleanups, "setUpModule", name, lambda: None)

    def _handleModuleTearDown(self, result):
        name = self._module_of(result._previousTestClass)
        if name is None or result._moduleSetUpFailed:
            return
        tear_down = getattr(_sys.modules.get(name), "tearDownModule", None)
        if tear_down is not None:
            self._fixture(result, tear_down, "tearDownModule", name, lambda: None)
        self._fixture(result, doModuleCleanups, "tearDownModule", name, lambda: None)


class _ErrorHolder:
    """What stands for a test where a class or module has failed."""

    __module__ = "unittest.suite"
    failureException = None

    def __init__(self, description):
        self.description = description

    def id(self):
        return self.description

    def shortDescription(self):
        return None

    def __repr__(self):
        return f"<ErrorHolder description={self.description!r}>"

    def __str__(self):
        return self.id()

    def run(self, result):
        pass

    def __call__(self, result):
        return self.run(result)

    def countTestCases(self):
        return 0


class _DebugResult:
    """A result that collects nothing."""

    _previousTestClass = None
    _moduleSetUpFailed = False
    shouldStop = False
