

def _failfast(method):
    """A method after which the run stops when it is to stop at the first failure."""
    import functools

    @functools.wraps(method)
    def inner(self, *args, **kw):
        if getattr(self, "failfast", False):
            self.stop()
        return method(self, *args, **kw)

    return inner


class TestResult:
    """What came of tests."""

    __module__ = "unittest.result"
    _previousTestClass = None
    _testRunEntered = False
    _moduleSetUpFailed = False

    def __init__(self, stream=None, descriptions=None, verbosity=None):
        self.failfast = False
        self.failures = []
        self.errors = []
        self.testsRun = 0
        self.skipped = []
        self.expectedFailures = []
        self.unexpectedSuccesses = []
        self.collectedDurations = []
        self.shouldStop = False
        self.buffer = False
        self.tb_locals = False
        self._stdout_buffer = None
        self._stderr_buffer = None
        self._original_stdout = _sys.stdout
        self._original_stderr = _sys.stderr
        self._mirrorOutput = False

    def printErrors(self):
        """Called after the run."""

    def startTest(self, test):
        """Called before a test."""
        self.testsRun += 1
        self._mirrorOutput = False
        self._setupStdout()

    def _setupStdout(self):
        if self.buffer:
            if self._stderr_buffer is None:
                import io

                self._stderr_buffer = io.StringIO()
                self._stdout_buffer = io.StringIO()
            _sys.stdout = self._stdout_buffer
            _sys.stderr = self._stderr_buffer

    def startTestRun(self):
        """Called before all tests."""

    def stopTest(self, test):
        """Called after a test."""
        self._restoreStdout()
        self._mirrorOutput = False

    def _restoreStdout(self):
        if not self.buffer:
            return
        if self._mirrorOutput:
            for name, buffer, original in (
                ("Stdout", _sys.stdout, self._original_stdout),
                ("Stderr", _sys.stderr, self._original_stderr),
            ):
                text = buffer.getvalue()
                if text:
                    original.write(f"\n{name}:\n{text if text.endswith(chr(10)) else text + chr(10)}")
        _sys.stdout = self._original_stdout
        _sys.stderr = self._original_stderr
        for buffer in (self._stdout_buffer, self._stderr_buffer):
            buffer.seek(0)
            buffer.truncate()

    def stopTestRun(self):
        """Called after all tests."""

    @_failfast
    def addError(self, test, err):
        """An exception that was not expected."""
        self.errors.append((test, self._exc_info_to_string(err, test)))
        self._mirrorOutput = True

    @_failfast
    def addFailure(self, test, err):
        """A claim that did not hold."""
        self.failures.append((test, self._exc_info_to_string(err, test)))
        self._mirrorOutput = True

    def addSubTest(self, test, subtest, err):
        """Part of a test has ended."""
        if err is not None:
            if getattr(self, "failfast", False):
                self.stop()
            failed = issubclass(err[0], test.failureException)
            (self.failures if failed else self.errors).append((subtest, self._exc_info_to_string(err, test)))
            self._mirrorOutput = True

    def addSuccess(self, test):
        """A test ended well."""

    def addSkip(self, test, reason):
        """A test was skipped."""
        self.skipped.append((test, reason))

    def addExpectedFailure(self, test, err):
        """A test failed as expected."""
        self.expectedFailures.append((test, self._exc_info_to_string(err, test)))

    @_failfast
    def addUnexpectedSuccess(self, test):
        """A test ended well that was expected to fail."""
        self.unexpectedSuccesses.append(test)

    def addDuration(self, test, elapsed):
        """A test took so many seconds."""
        self.collectedDurations.append((str(test), elapsed))

    def wasSuccessful(self):
        """True unless something went wrong."""
        return not (self.failures or self.errors or self.unexpectedSuccesses)

    def stop(self):
        """Begin no more tests."""
        self.shouldStop = True

    def _exc_info_to_string(self, err, test):
        _, error, _ = err
        text = _failure_text(error, isinstance(error, test.failureException) if test.failureException else False)
        if self.buffer:
            for name, buffer in (("Stdout", _sys.stdout), ("Stderr", _sys.stderr)):
                written = buffer.getvalue()
                if written:
                    text += f"\n{name}:\n{written if written.endswith(chr(10)) else written + chr(10)}"
        return text

    def __repr__(self):
        counts = f"run={self.testsRun} errors={len(self.errors)} failures={len(self.failures)}"
        return f"<{_strclass(self.__class__)} {counts}>"


class _WritelnDecorator:
    """A stream that can write lines."""

    def __init__(self, stream):
        self.stream = stream

    def __getattr__(self, attr):
        if attr in ("stream", "__getstate__"):
            raise AttributeError(attr)
        return getattr(self.stream, attr)

    def writeln(self, arg=None):
        if arg:
            self.write(arg)
        self.write("\n")


class TextTestResult(TestResult):
    """Writes what comes of tests to a stream."""

    __module__ = "unittest.runner"
    separator1 = "=" * 70
    separator2 = "-" * 70

    def __init__(self, stream, descriptions, verbosity, *, durations=None):
        super().__init__(stream, descriptions, verbosity)
        self.stream = stream
        self.showAll = verbosity > 1
        self.dots = verbosity == 1
        self.descriptions = descriptions
        self._newline = True
        self.durations = durations

    def getDescription(self, test):
        """The name of a test, and the first line of its docstring."""
        doc = test.shortDescription()
        return f"{test}\n{doc}" if self.descriptions and doc else str(test)

    def startTest(self, test):
        super().startTest(test)
        if self.showAll:
            self.stream.write(self.getDescription(test))
            self.stream.write(" ... ")
            self.stream.flush()
            self._newline = False

    def _write_status(self, test, status):
        is_subtest = isinstance(test, _SubTest)
        if is_subtest or self._newline:
            if not self._newline:
                self.stream.writeln()
            if is_subtest:
                self.stream.write("  ")
            self.stream.write(self.getDescription(test))
            self.stream.write(" ... ")
        self.stream.writeln(status)
        self.stream.flush()
        self._newline = True

    def _tell(self, test, status, letter):
        if self.showAll:
            self._write_status(test, status)
        elif self.dots:
            self.stream.write(letter)
            self.stream.flush()

    def addSubTest(self, test, subtest, err):
        if err is not None:
            if issubclass(err[0], subtest.failureException):
                self._tell(subtest, "FAIL", "F")
            else:
                self._tell(subtest, "ERROR", "E")
        super().addSubTest(test, subtest, err)

    def addSuccess(self, test):
        super().addSuccess(test)
        self._tell(test, "ok", ".")

    @_failfast
    def addError(self, test, err):
        super().addError(test, err)
        self._tell(test, "ERROR", "E")

    @_failfast
    def addFailure(self, test, err):
        super().addFailure(test, err)
        self._tell(test, "FAIL", "F")

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self._tell(test, f"skipped {reason!r}", "s")

    def addExpectedFailure(self, test, err):
        super().addExpectedFailure(test, err)
        if self.showAll:
            self.stream.writeln("expected failure")
            self.stream.flush()
        elif self.dots:
            self.stream.write("x")
            self.stream.flush()

    @_failfast
    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        if self.showAll:
            self.stream.writeln("unexpected success")
            self.stream.flush()
        elif self.dots:
            self.stream.write("u")
            self.stream.flush()

    def printErrors(self):
        """Write what went wrong."""
        if self.dots or self.showAll:
            self.stream.writeln()
            self.stream.flush()
        self.printErrorList("ERROR", self.errors)
        self.printErrorList("FAIL", self.failures)
        if self.unexpectedSuccesses:
            self.stream.writeln(self.separator1)
            for test in self.unexpectedSuccesses:
                self.stream.writeln(f"UNEXPECTED SUCCESS: {self.getDescription(test)}")
            self.stream.flush()

    def printErrorList(self, flavour, errors):
        """Write the texts of errors of a kind."""
        for test, err in errors:
            self.stream.writeln(self.separator1)
            self.stream.writeln(f"{flavour}: {self.getDescription(test)}")
            self.stream.writeln(self.separator2)
            self.stream.writeln(f"{err}")
            self.stream.flush()


def installHandler():
    """Nothing: there are no signals here."""


_registered = {}


def registerResult(result):
    """Keep a result that an interruption would stop: there are no signals here."""
    _registered[id(result)] = result


def removeResult(result):
    """Whether a result had been registered, which it is no more."""
    return _registered.pop(id(result), None) is not None


def removeHandler(method=None):
    """Nothing, or the function itself: there are no signals here."""
    return method
