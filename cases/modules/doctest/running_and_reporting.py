# covers: doctest.DocTestRunner, doctest.DocTestFinder, doctest.OutputChecker, doctest.run_docstring_examples
# covers: doctest.testmod, doctest.DocTestFailure, doctest.UnexpectedException, doctest.DebugRunner
# Examples run, compared and reported.
import doctest

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

def good():
    """
    >>> 1 + 1
    2
    >>> print("a\\nb")
    a
    b
    """


def bad():
    """
    >>> 1 + 1
    3
    >>> [].pop()
    0
    >>> {}["k"]
    Traceback (most recent call last):
    KeyError: 'k'
    """


class Holder:
    """
    >>> Holder().method()
    'm'
    """

    def method(self):
        """
        >>> 2 * 3
        6
        """
        return "m"

    @property
    def prop(self):
        """>>> 0
        0
        """


finder = doctest.DocTestFinder()
print([(t.name, len(t.examples)) for t in finder.find(Holder, "Holder")], [t.name for t in finder.find(good)], finder.find(len, "len"), [t.name for t in doctest.DocTestFinder(recurse=False).find(Holder, "H")])
runner = doctest.DocTestRunner(verbose=False)
for function in (good, bad):
    for test in finder.find(function, function.__name__, globs={}):
        print(runner.run(test, out=lambda s: print(s, end="")))
print(runner.summarize(verbose=False), runner.tries, runner.failures, runner.skips)
doctest.run_docstring_examples(good, {}, verbose=True, name="good")
loud = doctest.DocTestRunner(verbose=True, optionflags=doctest.REPORT_ONLY_FIRST_FAILURE)
loud.run(finder.find(bad, "bad", globs={})[0])
checker = doctest.OutputChecker()
for want, got, flags in (("a\n", "a\n", 0), ("a b\n", "a   b\n", doctest.NORMALIZE_WHITESPACE), ("a...z\n", "abcz\n", doctest.ELLIPSIS), ("a...z\n", "abcz\n", 0), ("<BLANKLINE>\nx\n", "\nx\n", 0), ("<BLANKLINE>\nx\n", "\nx\n", doctest.DONT_ACCEPT_BLANKLINE), ("True\n", "1\n", 0), ("1\n", "True\n", 0), ("1\n", "True\n", doctest.DONT_ACCEPT_TRUE_FOR_1)):
    print(repr(want), repr(got), checker.check_output(want, got, flags))
for flags in (0, doctest.REPORT_UDIFF, doctest.REPORT_CDIFF, doctest.REPORT_NDIFF):
    print(checker.output_difference(doctest.Example("x", "one\ntwo\nthree\n"), "one\n2\nthree\n", flags))
print(checker.output_difference(doctest.Example("x", ""), "got\n", 0), checker.output_difference(doctest.Example("x", "want\n"), "", 0))
debug = doctest.DebugRunner(verbose=False)
for place, test in enumerate((finder.find(bad, "bad", globs={})[0],)):
    try:
        debug.run(test)
    except doctest.DocTestFailure as failure:
        print("failure", failure.example.source, failure.got, failure.test.name)
try:
    debug.run(doctest.DocTestParser().get_doctest(">>> 1 / 0\n5\n", {}, "t", None, 0))
except doctest.UnexpectedException as error:
    print("unexpected", error.exc_info[0], error.example.source)
