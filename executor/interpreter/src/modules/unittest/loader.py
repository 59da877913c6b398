

class _FailedTest(TestCase):
    """A test that could not be found: running it raises why."""

    __module__ = "unittest.loader"
    _testMethodName = None

    def __init__(self, method_name, exception):
        self._exception = exception
        super().__init__(method_name)

    def __getattr__(self, name):
        if name != self._testMethodName:
            return super().__getattr__(name)

        def testFailure():
            raise self._exception

        return testFailure


class TestLoader:
    """Finds tests."""

    __module__ = "unittest.loader"
    testMethodPrefix = "test"
    sortTestMethodsUsing = staticmethod(lambda x, y: (x > y) - (x < y))
    testNamePatterns = None
    suiteClass = TestSuite

    def __init__(self):
        self.errors = []

    def loadTestsFromTestCase(self, testCaseClass):
        """The tests of a class."""
        if issubclass(testCaseClass, TestSuite):
            message = "Test cases should not be derived from TestSuite. Maybe you meant to derive from TestCase?"
            raise TypeError(message)
        if testCaseClass in (TestCase, FunctionTestCase):
            names = []
        else:
            names = self.getTestCaseNames(testCaseClass)
            if not names and hasattr(testCaseClass, "runTest"):
                names = ["runTest"]
        return self.suiteClass(map(testCaseClass, names))

    def loadTestsFromModule(self, module, *, pattern=None):
        """The tests of a module."""
        tests = []
        for name in dir(module):
            found = getattr(module, name)
            if isinstance(found, type) and issubclass(found, TestCase) and found not in (TestCase, FunctionTestCase):
                tests.append(self.loadTestsFromTestCase(found))
        tests = self.suiteClass(tests)
        load = getattr(module, "load_tests", None)
        if load is None:
            return tests
        try:
            return load(self, tests, pattern)
        except Exception as error:
            return self._failure(module.__name__, error, "Failed to call load_tests:")

    def _failure(self, name, error, message):
        import traceback

        text = f"{message}\n{''.join(traceback.format_exception(error))}"
        self.errors.append(text)
        return self.suiteClass((_FailedTest(name, type(error)(text)),))

    def loadTestsFromName(self, name, module=None):
        """The tests of a module, class, method or function by its name."""
        parts = name.split(".")
        if module is None:
            found, parts = self._module_of_name(parts)
            if not isinstance(found, type(_sys)):
                return found
            module = found
        found = module
        parent = None
        for part in parts:
            try:
                parent, found = found, getattr(found, part)
            except AttributeError as error:
                self.errors.append(f"Failed to access attribute:\n{self._text_of(error)}")
                return self.suiteClass((_FailedTest(part, error),))
        if isinstance(found, type(_sys)):
            return self.loadTestsFromModule(found)
        if isinstance(found, type) and issubclass(found, TestCase):
            return self.loadTestsFromTestCase(found)
        if isinstance(found, _function) and isinstance(parent, type) and issubclass(parent, TestCase):
            test = parent(parts[-1])
            if not isinstance(getattr(test, parts[-1]), _function):
                return self.suiteClass([test])
        elif isinstance(found, TestSuite):
            return found
        if not callable(found):
            raise TypeError(f"don't know how to make test from: {found}")
        test = found()
        if isinstance(test, TestSuite):
            return test
        if isinstance(test, TestCase):
            return self.suiteClass([test])
        raise TypeError(f"calling {found} returned {test}, not a test")

    def _text_of(self, error):
        import traceback

        return "".join(traceback.format_exception(error))

    def _module_of_name(self, parts):
        """The module that the first parts of a name name, and the other parts; or a test that fails."""
        for count in range(len(parts), 0, -1):
            name = ".".join(parts[:count])
            try:
                __import__(name)
            except ImportError as error:
                missing = name, error
                continue
            module = __import__(parts[0])
            return module, parts[1:]
        name, error = missing
        text = f"Failed to import test module: {name}\n{self._text_of(error)}"
        self.errors.append(text)
        return self.suiteClass((_FailedTest(name, ImportError(text)),)), []

    def loadTestsFromNames(self, names, module=None):
        """The tests of several names."""
        return self.suiteClass([self.loadTestsFromName(name, module) for name in names])

    def getTestCaseNames(self, testCaseClass):
        """The names of the tests of a class, in order."""

        def is_test(name):
            if not name.startswith(self.testMethodPrefix) or not callable(getattr(testCaseClass, name)):
                return False
            if self.testNamePatterns is None:
                return True
            full = f"{testCaseClass.__module__}.{testCaseClass.__qualname__}.{name}"
            return any(_matches(full, pattern) for pattern in self.testNamePatterns)

        names = [name for name in dir(testCaseClass) if is_test(name)]
        if self.sortTestMethodsUsing:
            import functools

            names.sort(key=functools.cmp_to_key(self.sortTestMethodsUsing))
        return names

    def discover(self, start_dir, pattern="test*.py", top_level_dir=None):
        """Not available: there are no files here."""
        raise ImportError("unittest.TestLoader.discover() is not available in this sandbox")


def _matches(name, pattern):
    """True when a name is as a pattern with * and ? says."""
    import re

    parts = [".*" if char == "*" else "." if char == "?" else re.escape(char) for char in pattern]
    return re.fullmatch("".join(parts), name, re.DOTALL) is not None


defaultTestLoader = TestLoader()
