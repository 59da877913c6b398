# covers: unittest.TestCase
# What each assertion says when it fails.
import unittest
import re


class T(unittest.TestCase):
    maxDiff = None

    def runTest(self): ...


t = T()
for call in (
    lambda: t.assertEqual(1, 2), lambda: t.assertEqual([1, 2, 3], [1, 3]), lambda: t.assertEqual((1,), (1, 2)), lambda: t.assertEqual({"a": 1}, {"a": 2, "b": 1}),
    lambda: t.assertEqual({1, 2}, {2, 3}), lambda: t.assertEqual("one\ntwo\n", "one\nTwo\n"), lambda: t.assertEqual(1, 1.5, "because"), lambda: t.assertNotEqual(1, 1),
    lambda: t.assertTrue(0), lambda: t.assertFalse([1]), lambda: t.assertIs([], []), lambda: t.assertIsNot(None, None), lambda: t.assertIsNone(1), lambda: t.assertIsNotNone(None),
    lambda: t.assertIn(1, [2]), lambda: t.assertNotIn("a", "abc"), lambda: t.assertIsInstance(1, str), lambda: t.assertIsInstance(1, (str, list)), lambda: t.assertNotIsInstance(1, int),
    lambda: t.assertAlmostEqual(1.0, 1.1), lambda: t.assertAlmostEqual(1, 1.001, 2) or t.assertAlmostEqual(1, 2, delta=0.5), lambda: t.assertNotAlmostEqual(1.0, 1.00000001), lambda: t.assertAlmostEqual(1, 2, 3, delta=1),
    lambda: t.assertGreater(1, 2), lambda: t.assertGreaterEqual(1, 2), lambda: t.assertLess(2, 1), lambda: t.assertLessEqual(2, 1), lambda: t.assertRegex("abc", "x+"), lambda: t.assertNotRegex("abc", re.compile("b")),
    lambda: t.assertCountEqual([1, 1, 2], [2, 2, 1]), lambda: t.assertSequenceEqual([1], (2,)), lambda: t.assertListEqual([1], (1,)), lambda: t.assertTupleEqual((1,), (2,)), lambda: t.assertSetEqual({1}, {2}), lambda: t.assertSetEqual(1, {2}),
    lambda: t.assertDictEqual({"k": [1]}, {}), lambda: t.assertMultiLineEqual("a", "b"), lambda: t.assertMultiLineEqual("a", 5), lambda: t.fail(), lambda: t.fail("told"),
    lambda: t.assertEqual("x" * 30, "x" * 29 + "y"), lambda: t.assertEqual([["deep", 1]], [["deep", 2]]), lambda: t.assertIn("k", {"a": 1}, msg="no k"),
):
    try:
        print(call())
    except AssertionError as error:
        print(f"--- {error}")
    except Exception as error:
        print("===", type(error).__name__, error)
t.longMessage = False
try:
    t.assertEqual(1, 2, "only this")
except AssertionError as error:
    print(error)
t.addTypeEqualityFunc(float, lambda a, b, msg=None: print("compared", a, b, msg))
t.assertEqual(1.0, 2.0, "m")
t.assertEqual(1.0, 2) if False else None
print(t.failureException, t.id(), str(t), t.shortDescription(), t.countTestCases())
