

class SkipTest(Exception):
    """Raised in a test to skip it."""

    __module__ = "unittest.case"


class _ShouldStop(Exception):
    """The rest of a test is not to run."""


def _addSkip(result, test, reason):
    add = getattr(result, "addSkip", None)
    if add is not None:
        add(test, reason)
    else:
        import warnings

        warnings.warn("TestResult has no addSkip method, skips not reported", RuntimeWarning, 2)
        result.addSuccess(test)


def _addError(result, test, exc_info):
    if result is not None and exc_info is not None:
        if issubclass(exc_info[0], test.failureException):
            result.addFailure(test, exc_info)
        else:
            result.addError(test, exc_info)


class _Outcome:
    """How one test goes."""

    def __init__(self, result=None):
        self.expecting_failure = False
        self.result = result
        self.result_supports_subtests = hasattr(result, "addSubTest")
        self.success = True
        self.expectedFailure = None

    def part(self, test, subTest=False):
        return _Part(self, test, subTest)


class _Part:
    """One step of a test; what it raises is noted."""

    def __init__(self, outcome, test, is_subtest):
        self.outcome = outcome
        self.test = test
        self.is_subtest = is_subtest

    def __enter__(self):
        self.success_before = self.outcome.success
        self.outcome.success = True

    def __exit__(self, kind, error, trace):
        outcome, test = self.outcome, self.test
        try:
            if error is None:
                if self.is_subtest and outcome.success:
                    outcome.result.addSubTest(test.test_case, test, None)
            elif isinstance(error, KeyboardInterrupt):
                return False
            elif isinstance(error, SkipTest):
                outcome.success = False
                _addSkip(outcome.result, test, str(error))
            elif isinstance(error, _ShouldStop):
                pass
            elif outcome.expecting_failure:
                outcome.expectedFailure = (kind, error, trace)
            else:
                outcome.success = False
                if self.is_subtest:
                    outcome.result.addSubTest(test.test_case, test, (kind, error, trace))
                else:
                    _addError(outcome.result, test, (kind, error, trace))
        finally:
            outcome.success = outcome.success and self.success_before
        return True


_module_cleanups = []


def addModuleCleanup(function, /, *args, **kwargs):
    """Have a function called after the tests of the module, even when setUpModule() fails."""
    _module_cleanups.append((function, args, kwargs))


def enterModuleContext(cm):
    """Enter a context that ends after the tests of the module."""
    return _enter_context(cm, addModuleCleanup)


def doModuleCleanups():
    """Call the functions given to addModuleCleanup(), the last one first."""
    errors = []
    while _module_cleanups:
        function, args, kwargs = _module_cleanups.pop()
        try:
            function(*args, **kwargs)
        except Exception as error:
            errors.append(error)
    if errors:
        raise errors[0]


def _enter_context(cm, addcleanup):
    cls = type(cm)
    try:
        enter, exit = cls.__enter__, cls.__exit__
    except AttributeError:
        name = f"{cls.__module__}.{cls.__qualname__}"
        raise TypeError(f"'{name}' object does not support the context manager protocol") from None
    result = enter(cm)
    addcleanup(exit, cm, None, None, None)
    return result


def skip(reason):
    """Skip a test or a class of tests, always."""

    def decorator(test_item):
        if not isinstance(test_item, type):
            import functools

            @functools.wraps(test_item)
            def skip_wrapper(*args, **kwargs):
                raise SkipTest(reason)

            test_item = skip_wrapper
        test_item.__unittest_skip__ = True
        test_item.__unittest_skip_why__ = reason
        return test_item

    if callable(reason) and hasattr(reason, "__globals__") or isinstance(reason, _function):
        test_item, reason = reason, ""
        return decorator(test_item)
    return decorator


_function = type(skip)


def _unchanged(test_item):
    return test_item


def skipIf(condition, reason):
    """Skip a test when the condition is true."""
    return skip(reason) if condition else _unchanged


def skipUnless(condition, reason):
    """Skip a test unless the condition is true."""
    return _unchanged if condition else skip(reason)


def expectedFailure(test_item):
    """Mark a test that is known to fail."""
    test_item.__unittest_expecting_failure__ = True
    return test_item


def _is_subtype(expected, basetype):
    if isinstance(expected, tuple):
        return all(_is_subtype(one, basetype) for one in expected)
    return isinstance(expected, type) and issubclass(expected, basetype)


class _AssertContext:
    """What assertRaises() and the like give back, to be used in a with statement."""

    def __init__(self, expected, test_case, expected_regex=None):
        self.test_case = test_case
        self.expected = expected
        if expected_regex is not None:
            import re

            expected_regex = re.compile(expected_regex)
        self.expected_regex = expected_regex
        self.obj_name = None
        self.msg = None

    def handle(self, name, args, kwargs):
        if not _is_subtype(self.expected, self._base_type):
            raise TypeError(f"{name}() arg 1 must be {self._base_type_str}")
        if not args:
            self.msg = kwargs.pop("msg", None)
            if kwargs:
                raise TypeError(f"{next(iter(kwargs))!r} is an invalid keyword argument for this function")
            return self
        function, *args = args
        self.obj_name = getattr(function, "__name__", None) or str(function)
        with self:
            function(*args, **kwargs)

    def _raiseFailure(self, standardMsg):
        raise self.test_case.failureException(self.test_case._formatMessage(self.msg, standardMsg))

    def _expected_name(self):
        return getattr(self.expected, "__name__", None) or str(self.expected)

    def _missing(self, what):
        by = f" by {self.obj_name}" if self.obj_name else ""
        self._raiseFailure(f"{self._expected_name()} not {what}{by}")

    def _unmatched(self, error):
        self._raiseFailure(f'"{self.expected_regex.pattern}" does not match "{error}"')


class _AssertRaisesContext(_AssertContext):
    __module__ = "unittest.case"
    _base_type = BaseException
    _base_type_str = "an exception type or tuple of exception types"

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_value, tb):
        if exc_type is None:
            self._missing("raised")
        if not issubclass(exc_type, self.expected):
            return False
        self.exception = exc_value.with_traceback(None)
        if self.expected_regex is not None and not self.expected_regex.search(str(exc_value)):
            self._unmatched(exc_value)
        return True

    @classmethod
    def __class_getitem__(cls, item):
        import types

        return types.GenericAlias(cls, item)


class _AssertWarnsContext(_AssertContext):
    __module__ = "unittest.case"
    _base_type = Warning
    _base_type_str = "a warning type or tuple of warning types"

    def __enter__(self):
        import warnings

        self.warnings_manager = warnings.catch_warnings(record=True)
        self.warnings = self.warnings_manager.__enter__()
        for category in self.expected if isinstance(self.expected, tuple) else (self.expected,):
            warnings.simplefilter("always", category)
        return self

    def __exit__(self, exc_type, exc_value, tb):
        self.warnings_manager.__exit__(exc_type, exc_value, tb)
        if exc_type is not None:
            return
        first = None
        for entry in self.warnings:
            warning = entry.message
            if not isinstance(warning, self.expected):
                continue
            if first is None:
                first = warning
            if self.expected_regex is not None and not self.expected_regex.search(str(warning)):
                continue
            self.warning = warning
            self.filename = entry.filename
            self.lineno = entry.lineno
            return
        if first is not None:
            self._unmatched(first)
        self._missing("triggered")


class _AssertLogsContext:
    """Collects what a logger is told."""

    __module__ = "unittest._log"

    def __init__(self, test_case, logger_name, level, no_logs):
        import logging

        self.test_case = test_case
        self.msg = None
        self.logger_name = logger_name
        if isinstance(level, str):
            level = logging.getLevelNamesMapping().get(level, level)
        self.level = level or logging.INFO
        self.no_logs = no_logs

    def __enter__(self):
        import collections
        import logging

        watcher = collections.namedtuple("_LoggingWatcher", ["records", "output"])([], [])
        formatter = logging.Formatter("%(levelname)s:%(name)s:%(message)s")

        class Capturing(logging.Handler):
            def emit(self, record):
                watcher.records.append(record)
                watcher.output.append(self.format(record))

        handler = Capturing()
        handler.setLevel(self.level)
        handler.setFormatter(formatter)
        self.watcher = watcher
        name = self.logger_name
        self.logger = logger = name if isinstance(name, logging.Logger) else logging.getLogger(name)
        self.before = logger.handlers, logger.level, logger.propagate
        logger.handlers = [handler]
        logger.setLevel(self.level)
        logger.propagate = False
        return None if self.no_logs else watcher

    def __exit__(self, exc_type, exc_value, tb):
        import logging

        self.logger.handlers, level, self.logger.propagate = self.before
        self.logger.setLevel(level)
        if exc_type is not None:
            return False
        if self.no_logs and self.watcher.records:
            message = f"Unexpected logs found: {self.watcher.output!r}"
        elif not self.no_logs and not self.watcher.records:
            name = logging.getLevelName(self.level)
            message = f"no logs of level {name} or higher triggered on {self.logger.name}"
        else:
            return None
        raise self.test_case.failureException(self.test_case._formatMessage(self.msg, message))
