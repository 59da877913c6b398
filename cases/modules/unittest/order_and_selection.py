# covers: unittest.TestLoader, unittest.TestSuite
# Which tests are found and in which order; modules and suites that choose.
import types
import unittest

log = []


class B(unittest.TestCase):
    def test_2(self):
        log.append("B2")

    def test_10(self):
        log.append("B10")

    def test_1(self):
        log.append("B1")


class A(B):
    def test_extra(self):
        log.append("Aextra")

    test_10 = None


module = types.ModuleType("made")
module.A, module.B, module.other = A, B, 5
loader = unittest.TestLoader()
print(loader.getTestCaseNames(B), loader.getTestCaseNames(A))
suite = loader.loadTestsFromModule(module)
print(suite.countTestCases(), [type(part).__name__ for part in suite])
suite.run(unittest.TestResult())
print(log)
module.load_tests = lambda loader, tests, pattern: unittest.TestSuite([B("test_2")])
print(loader.loadTestsFromModule(module).countTestCases())
loader.testNamePatterns = ["*1*"]
print(loader.getTestCaseNames(B))
loader.testNamePatterns = None
loader.sortTestMethodsUsing = lambda a, b: (a < b) - (a > b)
print(loader.getTestCaseNames(B))
print(loader.loadTestsFromName("B.test_1", module), loader.loadTestsFromNames(["A", "B.test_2"], module).countTestCases())
for name in ("B.nothing", "nope", "other"):
    try:
        found = loader.loadTestsFromName(name, module)
        print(type(next(iter(found))).__name__)
    except Exception as error:
        print(type(error).__name__, error)
nested = unittest.TestSuite([unittest.TestSuite([B("test_1")]), A("test_extra")])
nested.addTests([B("test_2")])
print(nested.countTestCases(), nested == unittest.TestSuite([unittest.TestSuite([B("test_1")]), A("test_extra"), B("test_2")]))
log.clear()
nested.debug()
print(log)
