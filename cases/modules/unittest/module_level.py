# covers: unittest.addModuleCleanup, unittest.doModuleCleanups, unittest.enterModuleContext, unittest.main
# covers: unittest.IsolatedAsyncioTestCase, unittest.installHandler, unittest.removeHandler, unittest.registerResult
# covers: unittest.removeResult
# Cleanups of a module, asynchronous tests, and the handlers of interruptions.
import asyncio
import io
import unittest


class Manager:
    def __enter__(self):
        print("entered")
        return "value"

    def __exit__(self, *exc):
        print("left")


unittest.addModuleCleanup(print, "first", end="!\n")
print(unittest.enterModuleContext(Manager()))
unittest.addModuleCleanup(print, "last")
unittest.doModuleCleanups()
unittest.doModuleCleanups()


def fail():
    raise ValueError("cleanup")


unittest.addModuleCleanup(fail)
try:
    unittest.doModuleCleanups()
except ValueError as error:
    print(error)
try:
    unittest.enterModuleContext(5)
except TypeError as error:
    print(error)


class Async(unittest.IsolatedAsyncioTestCase):
    def setUp(self):
        print("setUp")

    async def asyncSetUp(self):
        print("asyncSetUp", asyncio.get_running_loop().is_running())

    async def test_one(self):
        self.addAsyncCleanup(self.clean, 1)
        await asyncio.sleep(0)
        self.assertEqual(1, 1)

    async def test_two(self):
        await asyncio.sleep(0)
        self.assertEqual(1, 2)

    def test_sync(self):
        print("sync")

    async def clean(self, n):
        print("clean", n)

    async def asyncTearDown(self):
        print("asyncTearDown")

    def tearDown(self):
        print("tearDown")


result = unittest.TestResult()
unittest.defaultTestLoader.loadTestsFromTestCase(Async).run(result)
print(result.testsRun, [m.splitlines()[-1] for t, m in result.failures], result.errors)
print(unittest.removeHandler(), unittest.registerResult(result), unittest.removeResult(result), unittest.removeResult(result))
print(callable(unittest.installHandler), callable(unittest.main))
