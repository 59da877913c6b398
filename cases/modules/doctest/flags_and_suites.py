# covers: doctest.register_optionflag, doctest.ELLIPSIS, doctest.NORMALIZE_WHITESPACE, doctest.SKIP
# covers: doctest.IGNORE_EXCEPTION_DETAIL, doctest.DONT_ACCEPT_TRUE_FOR_1, doctest.DONT_ACCEPT_BLANKLINE
# covers: doctest.REPORT_UDIFF, doctest.REPORT_CDIFF, doctest.REPORT_NDIFF, doctest.REPORT_ONLY_FIRST_FAILURE
# covers: doctest.FAIL_FAST, doctest.COMPARISON_FLAGS, doctest.REPORTING_FLAGS, doctest.DocTestSuite
# covers: doctest.set_unittest_reportflags
# Flags as numbers and what some of them do; examples as unit tests.
import doctest
import unittest

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

names = ["DONT_ACCEPT_TRUE_FOR_1", "DONT_ACCEPT_BLANKLINE", "NORMALIZE_WHITESPACE", "ELLIPSIS", "SKIP", "IGNORE_EXCEPTION_DETAIL", "REPORT_UDIFF", "REPORT_CDIFF", "REPORT_NDIFF", "REPORT_ONLY_FIRST_FAILURE", "FAIL_FAST", "COMPARISON_FLAGS", "REPORTING_FLAGS"]
print({name: getattr(doctest, name) for name in names})
own = doctest.register_optionflag("OWN_FLAG")
print(own == doctest.register_optionflag("OWN_FLAG"), own > doctest.FAIL_FAST)


def run(text, flags=0):
    lines = []
    result = doctest.DocTestRunner(verbose=False, optionflags=flags).run(doctest.DocTestParser().get_doctest(text, {}, "t", "f", 0), out=lines.append)
    print(result, "".join(lines).count("Failed example"), result.skipped)


run(">>> int('x')\nTraceback (most recent call last):\nValueError: other text\n")
run(">>> int('x')\nTraceback (most recent call last):\nValueError: other text\n", doctest.IGNORE_EXCEPTION_DETAIL)
run(">>> 1/0\nTraceback (most recent call last):\nmod.sub.ZeroDivisionError: x\n", doctest.IGNORE_EXCEPTION_DETAIL)
run(">>> 1 # doctest: +SKIP\n2\n>>> 1\n1\n")
run(">>> 1\n2\n>>> 3\n4\n>>> 5\n6\n", doctest.FAIL_FAST)
run(">>> 1\n2\n>>> 3\n4\n", doctest.REPORT_ONLY_FIRST_FAILURE)
run(">>> 1\n2\n>>> 3\n4\n", doctest.SKIP)
run(">>> print(list(range(20))) # doctest: +ELLIPSIS\n[0, 1, ..., 18, 19]\n")
run(">>> print('a  b') # doctest: +NORMALIZE_WHITESPACE\na b\n")
show(lambda: doctest.set_unittest_reportflags(doctest.ELLIPSIS))
print(doctest.set_unittest_reportflags(doctest.REPORT_NDIFF), doctest.set_unittest_reportflags(0))
