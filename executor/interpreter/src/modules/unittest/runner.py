

class TextTestRunner:
    """Runs tests and writes what comes of them."""

    __module__ = "unittest.runner"
    resultclass = TextTestResult

    def __init__(
        self, stream=None, descriptions=True, verbosity=1, failfast=False, buffer=False, resultclass=None,
        warnings=None, *, tb_locals=False, durations=None,
    ):
        self.stream = _WritelnDecorator(_sys.stderr if stream is None else stream)
        self.descriptions = descriptions
        self.verbosity = verbosity
        self.failfast = failfast
        self.buffer = buffer
        self.tb_locals = tb_locals
        self.durations = durations
        self.warnings = warnings
        if resultclass is not None:
            self.resultclass = resultclass

    def _makeResult(self):
        try:
            return self.resultclass(self.stream, self.descriptions, self.verbosity, durations=self.durations)
        except TypeError:
            return self.resultclass(self.stream, self.descriptions, self.verbosity)

    def _printDurations(self, result):
        if not result.collectedDurations:
            return
        slowest = sorted(result.collectedDurations, key=lambda entry: entry[1], reverse=True)
        if self.durations > 0:
            slowest = slowest[: self.durations]
        self.stream.writeln("Slowest test durations")
        if hasattr(result, "separator2"):
            self.stream.writeln(result.separator2)
        hidden = False
        for test, elapsed in slowest:
            if self.verbosity < 2 and elapsed < 0.001:
                hidden = True
                continue
            self.stream.writeln("%-10s %s" % ("%.3fs" % elapsed, test))
        if hidden:
            self.stream.writeln("\n(durations < 0.001s were hidden; use -v to show these durations)")
        else:
            self.stream.writeln("")

    def run(self, test):
        """Run a test or a suite."""
        import time
        import warnings

        result = self._makeResult()
        result.failfast = self.failfast
        result.buffer = self.buffer
        result.tb_locals = self.tb_locals
        with warnings.catch_warnings():
            if self.warnings:
                warnings.simplefilter(self.warnings)
            start = time.perf_counter()
            getattr(result, "startTestRun", lambda: None)()
            try:
                test(result)
            finally:
                getattr(result, "stopTestRun", lambda: None)()
            taken = time.perf_counter() - start
        result.printErrors()
        if self.durations is not None:
            self._printDurations(result)
        if hasattr(result, "separator2"):
            self.stream.writeln(result.separator2)
        run = result.testsRun
        self.stream.writeln("Ran %d test%s in %.3fs" % (run, "s" if run != 1 else "", taken))
        self.stream.writeln()
        self._write_summary(result, run)
        self.stream.flush()
        return result

    def _write_summary(self, result, run):
        counts = []
        if not result.wasSuccessful():
            self.stream.write("FAILED")
            counts = [("failures", result.failures), ("errors", result.errors)]
        elif run == 0 and not result.skipped:
            self.stream.write("NO TESTS RAN")
        else:
            self.stream.write("OK")
        for name, attribute in (
            ("skipped", "skipped"),
            ("expected failures", "expectedFailures"),
            ("unexpected successes", "unexpectedSuccesses"),
        ):
            counts.append((name, getattr(result, attribute, ())))
        shown = [f"{name}={len(tests)}" for name, tests in counts if tests]
        if shown:
            self.stream.writeln(f" ({', '.join(shown)})")
        else:
            self.stream.write("\n")


class TestProgram:
    """Runs the tests of a module as a program."""

    __module__ = "unittest.main"
    module = None
    verbosity = 1
    failfast = catchbreak = buffer = progName = warnings = testNamePatterns = None

    def __init__(
        self, module="__main__", defaultTest=None, argv=None, testRunner=None, testLoader=defaultTestLoader,
        exit=True, verbosity=1, failfast=None, catchbreak=None, buffer=None, warnings=None, *, tb_locals=False,
        durations=None,
    ):
        if isinstance(module, str):
            found = __import__(module)
            for part in module.split(".")[1:]:
                found = getattr(found, part)
            self.module = found
        else:
            self.module = module
        if argv is None:
            argv = _sys.argv
        self.exit = exit
        self.failfast = failfast
        self.catchbreak = catchbreak
        self.verbosity = verbosity
        self.buffer = buffer
        self.tb_locals = tb_locals
        self.durations = durations
        self.warnings = "default" if warnings is None else warnings
        self.defaultTest = defaultTest
        self.testRunner = testRunner
        self.testLoader = testLoader
        self.progName = argv[0].rpartition("/")[-1]
        self.parseArgs(argv)
        self.runTests()

    def parseArgs(self, argv):
        """Take options and names of tests from a command line."""
        if self.module is None:
            names = []
        else:
            names = self._parsed(argv[1:]).tests if len(argv) > 1 else []
        if names:
            self.testNames = list(names)
        elif self.defaultTest is None:
            self.testNames = None
        elif isinstance(self.defaultTest, str):
            self.testNames = (self.defaultTest,)
        else:
            self.testNames = list(self.defaultTest)
        self.createTests()

    def _parsed(self, words):
        import argparse

        parser = argparse.ArgumentParser(prog=self.progName)
        add = parser.add_argument
        add("-v", "--verbose", dest="verbosity", action="store_const", const=2, help="Verbose output")
        add("-q", "--quiet", dest="verbosity", action="store_const", const=0, help="Quiet output")
        add("--locals", dest="tb_locals", action="store_true", help="Show local variables in tracebacks")
        add("--durations", type=int, metavar="N", help="Show the N slowest test cases (N=0 for all)")
        add("-f", "--failfast", action="store_true", help="Stop on first fail or error")
        add("-c", "--catch", dest="catchbreak", action="store_true", help="Catch Ctrl-C and display results so far")
        add("-b", "--buffer", action="store_true", help="Buffer stdout and stderr during tests")
        pattern_help = "Only run tests which match the given substring"
        add("-k", dest="testNamePatterns", action="append", type=_as_pattern, help=pattern_help)
        add("tests", nargs="*", help="a list of any number of test modules, classes and test methods.")
        parser.formatter_class = argparse.RawDescriptionHelpFormatter
        name = self.progName
        parser.epilog = (
            "Examples:\n"
            f"  {name}                           - run default set of tests\n"
            f"  {name} MyTestSuite               - run suite 'MyTestSuite'\n"
            f"  {name} MyTestCase.testSomething  - run MyTestCase.testSomething\n"
            f"  {name} MyTestCase                - run all 'test*' test methods\n"
            "                                       in MyTestCase\n"
        )
        parser.parse_args(words, self)
        return self

    def createTests(self):
        """Find the tests."""
        if self.testNamePatterns:
            self.testLoader.testNamePatterns = self.testNamePatterns
        if self.testNames is None:
            self.test = self.testLoader.loadTestsFromModule(self.module)
        else:
            self.test = self.testLoader.loadTestsFromNames(self.testNames, self.module)

    def runTests(self):
        """Run the tests and end the program."""
        runner = TextTestRunner if self.testRunner is None else self.testRunner
        if isinstance(runner, type):
            settings = {"verbosity": self.verbosity, "failfast": self.failfast, "buffer": self.buffer}
            settings["warnings"] = self.warnings
            try:
                runner = runner(**settings, tb_locals=self.tb_locals, durations=self.durations)
            except TypeError:
                try:
                    runner = runner(**settings)
                except TypeError:
                    runner = runner()
        self.testRunner = runner
        self.result = runner.run(self.test)
        if self.exit:
            if self.result.testsRun == 0 and len(self.result.skipped) == 0:
                _sys.exit(5)
            _sys.exit(0 if self.result.wasSuccessful() else 1)


def _as_pattern(text):
    return text if "*" in text else f"*{text}*"


main = TestProgram
