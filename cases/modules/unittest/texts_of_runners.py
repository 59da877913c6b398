# covers: unittest.TextTestRunner, unittest.TextTestResult, unittest.FunctionTestCase
# What a runner writes, dot by dot or line by line.
import io
import re
import unittest


class T(unittest.TestCase):
    def test_pass(self):
        "First line.\nSecond."

    def test_fail(self):
        self.assertTrue(False, "why")

    @unittest.skip("reason")
    def test_skip(self): ...

    def test_sub(self):
        for n in (1, 2):
            with self.subTest(n=n):
                self.assertEqual(n, 1)

    @unittest.expectedFailure
    def test_expected(self):
        1 / 0


def shown(text):
    text = re.sub(r"in \d+\.\d+s", "in TIME", text)
    return re.sub(r'File ".*", line \d+', "FILE", "\n".join(line for line in text.splitlines() if "^^" not in line))


def run(**options):
    out = io.StringIO()
    result = unittest.TextTestRunner(stream=out, **options).run(unittest.defaultTestLoader.loadTestsFromTestCase(T))
    print(shown(out.getvalue()))
    print(type(result).__name__, result.testsRun, result.wasSuccessful())


for options in ({}, {"verbosity": 2}, {"verbosity": 0}, {"failfast": True, "descriptions": False, "verbosity": 2}):
    print("=====", options)
    run(**options)
out = io.StringIO()
function = unittest.FunctionTestCase(lambda: print("ran"), setUp=lambda: print("up"), tearDown=lambda: print("down"), description="described")
unittest.TextTestRunner(out, verbosity=2).run(function)
print(shown(out.getvalue()), function.shortDescription(), function.id())
empty = io.StringIO()
result = unittest.TextTestRunner(empty).run(unittest.TestSuite())
print(shown(empty.getvalue()), result.wasSuccessful())


class Buffered(unittest.TestCase):
    def test_prints(self):
        print("to stdout")
        self.fail("x")


out = io.StringIO()
unittest.TextTestRunner(out, buffer=True).run(Buffered("test_prints"))
print(shown(out.getvalue()))
