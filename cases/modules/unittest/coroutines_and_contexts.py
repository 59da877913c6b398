# Tests that are coroutines, and contexts that end with a test or a class.
import unittest
import asyncio
class A(unittest.IsolatedAsyncioTestCase):
    def setUp(self): print('setUp')
    async def asyncSetUp(self): print('asyncSetUp')
    async def asyncTearDown(self): print('asyncTearDown')
    def tearDown(self): print('tearDown')
    async def test_a(self): self.addAsyncCleanup(self.clean); await asyncio.sleep(0); self.assertEqual(1,1)
    def test_sync(self): print('sync')
    async def clean(self): print('clean')
import io,re
s=io.StringIO(); unittest.TextTestRunner(stream=s,verbosity=2).run(unittest.defaultTestLoader.loadTestsFromTestCase(A)); print(re.sub(r'in \d+\.\d+s','in Xs',s.getvalue()))
from contextlib import contextmanager
@contextmanager
def ctx(n): print('enter',n); yield n*2; print('exit',n)
class E(unittest.TestCase):
    @classmethod
    def setUpClass(cls): cls.k=cls.enterClassContext(ctx('class')); cls.addClassCleanup(print,'cc')
    def test_e(self): print(self.enterContext(ctx('t')), self.k); self.assertRaises(TypeError, self.enterContext, 3)
    def test_ret(self): return 3
print(unittest.TextTestRunner(stream=io.StringIO()).run(unittest.defaultTestLoader.loadTestsFromTestCase(E)))
