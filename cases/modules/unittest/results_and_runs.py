# covers: unittest.TestResult, unittest.TestSuite, unittest.TestLoader, unittest.defaultTestLoader, unittest.SkipTest
# covers: unittest.skip, unittest.skipIf, unittest.skipUnless, unittest.expectedFailure
# Every way a test can end, and what the result knows.
import unittest

events = []


class Many(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        events.append("class up")

    @classmethod
    def tearDownClass(cls):
        events.append("class down")

    def setUp(self):
        events.append("up")

    def tearDown(self):
        events.append("down")

    def test_a_passes(self):
        "The doc line."
        self.addCleanup(events.append, "clean")

    def test_b_fails(self):
        self.assertEqual(1, 2)

    def test_c_errors(self):
        raise KeyError("k")

    @unittest.skip("not now")
    def test_d_skipped(self): ...

    @unittest.skipIf(True, "if")
    def test_e_skip_if(self): ...

    @unittest.skipUnless(True, "unless")
    def test_f_runs(self): ...

    @unittest.expectedFailure
    def test_g_expected(self):
        self.fail("as told")

    @unittest.expectedFailure
    def test_h_unexpected(self): ...

    def test_i_subtests(self):
        for n in range(3):
            with self.subTest("sub", n=n):
                self.assertNotEqual(n, 1)

    def test_j_raises_skip(self):
        raise unittest.SkipTest("inside")

    def helper(self): ...


@unittest.skip("whole class")
class Whole(unittest.TestCase):
    def test_x(self): ...


loader = unittest.TestLoader()
print(loader.getTestCaseNames(Many), loader is not unittest.defaultTestLoader, type(unittest.defaultTestLoader).__name__)
suite = loader.loadTestsFromTestCase(Many)
suite.addTest(Whole("test_x"))
print(suite.countTestCases(), len(list(suite)))
result = unittest.TestResult()
print(suite.run(result) is result, result)
print([(t.id().split(".")[-1], m.splitlines()[-1]) for t, m in result.failures + result.errors])
print([(t.id().split(".")[-1], r) for t, r in result.skipped], [t.id().split(".")[-1] for t, m in result.expectedFailures], [t.id().split(".")[-1] for t in result.unexpectedSuccesses])
print(result.testsRun, result.wasSuccessful(), result.shouldStop, events[:6], events.count("up"), events.count("clean"), events[-1])
stopping = unittest.TestResult()
stopping.failfast = True
loader.loadTestsFromTestCase(Many).run(stopping)
print(stopping.testsRun, stopping.shouldStop)
print(Many("test_a_passes").shortDescription(), str(Many("test_b_fails")), repr(Many("test_b_fails")), Many("test_a_passes") == Many("test_a_passes"))
for call in (lambda: Many("nothing"), lambda: Many(), lambda: loader.loadTestsFromTestCase(unittest.TestSuite), lambda: loader.loadTestsFromName("Missing"), lambda: unittest.TestSuite([5]), lambda: unittest.TestSuite().addTest(Many)):
    try:
        print(type(call()).__name__)
    except Exception as error:
        print(type(error).__name__, error)
loader.testMethodPrefix = "help"
loader.sortTestMethodsUsing = None
print(loader.getTestCaseNames(Many))
