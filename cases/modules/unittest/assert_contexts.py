# covers: unittest.TestCase
# assertRaises and its kin as contexts and as calls.
import logging
import unittest
import warnings


class T(unittest.TestCase):
    def runTest(self): ...


t = T()


def attempt(call):
    try:
        print(call())
    except AssertionError as error:
        print(f"--- {error}")
    except Exception as error:
        print("===", type(error).__name__, error)


with t.assertRaises(ValueError) as caught:
    int("x")
print(repr(caught.exception), caught.expected)
attempt(lambda: t.assertRaises(ValueError, int, "5"))
attempt(lambda: t.assertRaises(ValueError, int, "x"))
attempt(lambda: t.assertRaises((KeyError, ValueError), dict().__getitem__, 1))
attempt(lambda: t.assertRaises(KeyError, int, "x"))
attempt(lambda: t.assertRaises(5))
attempt(lambda: t.assertRaises(ValueError, msg="m").__exit__(None, None, None))
attempt(lambda: t.assertRaises(ValueError, None))
attempt(lambda: t.assertRaisesRegex(ValueError, "invalid", int, "x"))
attempt(lambda: t.assertRaisesRegex(ValueError, "nothing like it", int, "x"))


def nothing():
    with t.assertRaises(ValueError, msg="why"):
        pass


attempt(nothing)


def warn():
    warnings.warn("careful", DeprecationWarning)


with t.assertWarns(DeprecationWarning) as seen:
    warn()
print(seen.warning, seen.lineno > 0)
attempt(lambda: t.assertWarns(UserWarning, lambda: None))
attempt(lambda: t.assertWarnsRegex(DeprecationWarning, "care", warn))
attempt(lambda: t.assertWarnsRegex(DeprecationWarning, "xyz", warn))
with t.assertLogs("a", "INFO") as logs:
    logging.getLogger("a.b").info("hello %d", 1)
    logging.getLogger("a").debug("hidden")
    logging.getLogger("a").error("bad")
print(logs.output, [r.name for r in logs.records])


def silent():
    with t.assertLogs("a"):
        pass


def loud():
    with t.assertNoLogs("a"):
        logging.getLogger("a").error("told")


attempt(silent)
attempt(loud)
log = []
with unittest.TestCase.subTest(t, "outer", n=1) if False else t.subTest("m", n=1):
    log.append("in")
print(log)


class Manager:
    def __enter__(self):
        return "entered"

    def __exit__(self, *exc):
        print("left")


t.addCleanup(print, "cleanup", 1)
t.addCleanup(print, "cleanup", 2)
print(t.enterContext(Manager()))
t.doCleanups()
attempt(lambda: t.enterContext(5))
attempt(lambda: t.skipTest("later"))
