

master = None


def testmod(
    m=None, name=None, globs=None, verbose=None, report=True, optionflags=0, extraglobs=None, raise_on_error=False,
    exclude_empty=False,
):
    """Run the examples in the docstrings of a module, by default the program's own."""
    global master
    if m is None:
        m = _sys.modules.get("__main__")
    if not _inspect.ismodule(m):
        raise TypeError(f"testmod: module required; {m!r}")
    if name is None:
        name = m.__name__
    finder = DocTestFinder(exclude_empty=exclude_empty)
    runner = (DebugRunner if raise_on_error else DocTestRunner)(verbose=verbose, optionflags=optionflags)
    for test in finder.find(m, name, globs=globs, extraglobs=extraglobs):
        runner.run(test)
    if report:
        runner.summarize()
    if master is None:
        master = runner
    else:
        master.merge(runner)
    return TestResults(runner.failures, runner.tries, skipped=runner.skips)


def run_docstring_examples(f, globs, verbose=False, name="NoName", compileflags=None, optionflags=0):
    """Run the examples in the docstring of one object."""
    finder = DocTestFinder(verbose=verbose, recurse=False)
    runner = DocTestRunner(verbose=verbose, optionflags=optionflags)
    for test in finder.find(f, name, globs=globs):
        runner.run(test, compileflags=compileflags)


def _refused(name):
    raise PermissionError(f"doctest.{name}() is not available in this sandbox")


def testfile(
    filename, module_relative=True, name=None, package=None, globs=None, verbose=None, report=True, optionflags=0,
    extraglobs=None, raise_on_error=False, parser=DocTestParser(), encoding=None,
):
    """Not available: there are no files here."""
    _refused("testfile")


def DocFileSuite(*paths, **kw):
    """Not available: there are no files here."""
    _refused("DocFileSuite")


def debug_src(src, pm=False, globs=None):
    """Not available: there is no debugger here."""
    _refused("debug_src")


def debug(module, name, pm=False):
    """Not available: there is no debugger here."""
    _refused("debug")


_unittest_reportflags = 0


def set_unittest_reportflags(flags):
    """How tests made by DocTestSuite() report; what it was before."""
    global _unittest_reportflags
    if flags & REPORTING_FLAGS != flags:
        raise ValueError("Only reporting flags allowed", flags)
    before = _unittest_reportflags
    _unittest_reportflags = flags
    return before


def _case_class():
    """The class of the tests in a DocTestSuite(). It is made when it is first needed, for what it is made of."""
    import unittest

    class DocTestCase(unittest.TestCase):
        def __init__(self, test, optionflags=0, setUp=None, tearDown=None, checker=None):
            super().__init__()
            self._dt_optionflags = optionflags
            self._dt_checker = checker
            self._dt_globs = test.globs.copy()
            self._dt_test = test
            self._dt_setUp = setUp
            self._dt_tearDown = tearDown

        def setUp(self):
            if self._dt_setUp is not None:
                self._dt_setUp(self._dt_test)

        def tearDown(self):
            if self._dt_tearDown is not None:
                self._dt_tearDown(self._dt_test)
            self._dt_test.globs.clear()
            self._dt_test.globs.update(self._dt_globs)

        def runTest(self):
            flags = self._dt_optionflags
            if not flags & REPORTING_FLAGS:
                flags |= _unittest_reportflags
            runner = DocTestRunner(optionflags=flags, checker=self._dt_checker, verbose=False)
            runner.DIVIDER = "-" * 70
            written = []
            result = runner.run(self._dt_test, out=written.append, clear_globs=False)
            if result.skipped == len(self._dt_test.examples) and result.skipped:
                raise unittest.SkipTest("all examples were skipped")
            if result.failed:
                raise self.failureException(self.format_failure("".join(written)))

        def format_failure(self, err):
            test = self._dt_test
            line = "unknown line number" if test.lineno is None else f"{test.lineno}"
            last = test.name.rpartition(".")[2]
            return f'Failed doctest test for {test.name}\n  File "{test.filename}", line {line}, in {last}\n\n{err}'

        def debug(self):
            self.setUp()
            DebugRunner(optionflags=self._dt_optionflags, checker=self._dt_checker, verbose=False).run(
                self._dt_test, clear_globs=False
            )
            self.tearDown()

        def id(self):
            return self._dt_test.name

        def __eq__(self, other):
            return self is other if type(self) is type(other) else NotImplemented

        def __hash__(self):
            return hash(id(self))

        def __repr__(self):
            *above, last = self._dt_test.name.split(".")
            return f"{last} ({'.'.join(above)})"

        __str__ = object.__str__

        def shortDescription(self):
            return "Doctest: " + self._dt_test.name

    DocTestCase.__qualname__ = "DocTestCase"
    return DocTestCase


def __getattr__(name):
    if name == "DocTestCase":
        globals()[name] = made = _case_class()
        return made
    raise AttributeError(f"module 'doctest' has no attribute {name!r}")


def DocTestSuite(module=None, globs=None, extraglobs=None, test_finder=None, **options):
    """The examples of a module as tests for unittest."""
    import unittest

    case = globals().get("DocTestCase") or __getattr__("DocTestCase")
    finder = DocTestFinder() if test_finder is None else test_finder
    if module is None:
        module = _sys.modules["__main__"]
    elif isinstance(module, str):
        module = __import__(module, globals(), locals(), ["*"])
    suite = unittest.TestSuite()
    for test in finder.find(module, globs=globs, extraglobs=extraglobs):
        if test.examples:
            suite.addTest(case(test, **options))
    return suite


def script_from_examples(s):
    """Text with examples as a program: the examples are its code, all else becomes comments."""
    output = []
    for piece in DocTestParser().parse(s):
        if isinstance(piece, Example):
            output.append(piece.source[:-1])
            if piece.want:
                output.append("# Expected:")
                output += [f"## {line}" for line in piece.want.split("\n")[:-1]]
        else:
            output += [f"# {line}".rstrip() if line else "#" for line in piece.split("\n")[:-1]]
    while output and output[-1] == "#":
        output.pop()
    while output and output[0] == "#":
        output.pop(0)
    return "\n".join(output) + "\n"


def testsource(module, name):
    """The examples of an object of a module as a program."""
    if isinstance(module, str):
        module = __import__(module, globals(), locals(), ["*"])
    for test in DocTestFinder().find(module):
        if test.name == name:
            return script_from_examples(test.docstring)
    raise ValueError(name, "not found in tests")
