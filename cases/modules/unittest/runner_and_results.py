# Fixtures, skips, subtests, failures and errors, as the text runner tells of them.
import unittest, io, re, sys
class T(unittest.TestCase):
    """class doc"""
    @classmethod
    def setUpClass(cls): print('setUpClass')
    @classmethod
    def tearDownClass(cls): print('tearDownClass')
    def setUp(self): print('setUp', self)
    def tearDown(self): print('tearDown')
    def test_ok(self): self.assertEqual(1,1)
    def test_fail(self):
        """docstring here

        more"""
        self.assertEqual(1,2,'the message')
    def test_err(self): {}['x']
    def test_helper(self): self.helper(3)
    def helper(self, x): self.assertTrue(x > 5)
    @unittest.skip('because')
    def test_skip(self): pass
    @unittest.skipIf(True,'cond')
    def test_skipif(self): pass
    @unittest.skipUnless(True,'cond')
    def test_skipunless(self): pass
    def test_skip_inside(self): self.skipTest('inside')
    def test_raise_skip(self): raise unittest.SkipTest('raised')
    @unittest.expectedFailure
    def test_xfail(self): self.fail('x')
    @unittest.expectedFailure
    def test_xok(self): pass
    def test_sub(self):
        for i in range(4):
            with self.subTest(i=i):
                self.assertEqual(i%2,0)
        with self.subTest('msg', a=1):
            with self.subTest(b=2): raise ValueError('in sub')
        with self.subTest(): self.skipTest('subskip')
    def test_chain(self):
        try: 1/0
        except ZeroDivisionError as e: raise RuntimeError('re') from e
    def test_ctx(self):
        try: 1/0
        except ZeroDivisionError as e: self.fail('in ctx')
    def test_cleanup(self):
        self.addCleanup(print, 'cleanup', 1)
        self.addCleanup(lambda: 1/0)
        self.addCleanup(print, 'cleanup', 2)
@unittest.skip('whole class')
class S(unittest.TestCase):
    def test_a(self): pass
class Broken(unittest.TestCase):
    @classmethod
    def setUpClass(cls): raise ValueError('no setup')
    def test_a(self): pass
    def test_b(self): pass
class BrokenDown(unittest.TestCase):
    @classmethod
    def tearDownClass(cls): raise ValueError('no down')
    def test_a(self): pass
class SkipSetup(unittest.TestCase):
    def setUp(self): self.skipTest('in setup')
    def test_a(self): pass
class ErrSetup(unittest.TestCase):
    def setUp(self): raise OSError(2,'x')
    def tearDown(self): print('never')
    def test_a(self): pass
class Empty(unittest.TestCase): pass
class Run(unittest.TestCase):
    def runTest(self): self.assertIn(1,[2])
def setUpModule(): print('setUpModule'); unittest.addModuleCleanup(print,'module cleanup')
def tearDownModule(): print('tearDownModule')
def show(r, s):
    print(re.sub(r'in \d+\.\d+s','in Xs',re.sub('0x[0-9a-f]+','0x',s.getvalue())))
    print(re.sub('0x[0-9a-f]+','0x',repr(r)), r.wasSuccessful(), r.testsRun)
for v in (0,1,2):
    s=io.StringIO()
    r=unittest.TextTestRunner(stream=s, verbosity=v).run(unittest.defaultTestLoader.loadTestsFromModule(sys.modules['__main__']))
    show(r,s)
s=io.StringIO()
r=unittest.TextTestRunner(stream=s, failfast=True, descriptions=False, verbosity=2).run(unittest.defaultTestLoader.loadTestsFromTestCase(T)); show(r,s)
s=io.StringIO()
r=unittest.TextTestRunner(stream=s).run(unittest.TestSuite()); show(r,s)
class B(unittest.TestCase):
    def test_out(self): print('to stdout'); print('to err',file=sys.stderr); self.fail()
    def test_quiet(self): print('hidden')
s=io.StringIO()
r=unittest.TextTestRunner(stream=s,buffer=True).run(unittest.defaultTestLoader.loadTestsFromTestCase(B)); show(r,s)
suite=unittest.TestSuite(); suite.addTest(T('test_ok')); suite.addTests([T('test_fail'),B('test_quiet')]); print(suite, suite.countTestCases(), list(suite))
print(T('test_ok')==T('test_ok'), T('test_ok').id(), str(T('test_ok')), repr(T('test_ok')), T('test_fail').shortDescription(), hash(T('test_ok'))==hash(T('test_ok')))
r=T('test_fail').run(); print(r, [(str(a),b) for a,b in r.failures])
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, e)
t(lambda: T('nope')); t(lambda: unittest.TestCase()); t(lambda: suite.addTest(3)); t(lambda: suite.addTest(T)); t(lambda: suite.addTests('abc'))
t(lambda: unittest.defaultTestLoader.loadTestsFromTestCase(unittest.TestSuite))
t(lambda: unittest.defaultTestLoader.getTestCaseNames(T))
t(lambda: unittest.defaultTestLoader.loadTestsFromName('__main__.T.test_ok'))
t(lambda: unittest.defaultTestLoader.loadTestsFromName('T.test_ok', sys.modules['__main__']))
t(lambda: unittest.defaultTestLoader.loadTestsFromName('T', sys.modules['__main__']))
t(lambda: unittest.defaultTestLoader.loadTestsFromNames(['S','Run'], sys.modules['__main__']))
t(lambda: str(unittest.FunctionTestCase(len)))
t(lambda: unittest.TestCase().assertEqual(1,1))
t(lambda: T('test_err').debug())
for argv in (['p','-v','T.test_ok'],['p','-k','skip'],['p','-q','Run'],['p','-f','S'],['p','Empty'],['p','--zzz']):
    sys.stderr=io.StringIO()
    try: unittest.main(argv=argv)
    except SystemExit as e: print('exit',e.code)
    print(re.sub(r'in \d+\.\d+s','in Xs',sys.stderr.getvalue())); unittest.defaultTestLoader.testNamePatterns=None
p=None
sys.stderr=io.StringIO()
m=unittest.main(argv=['x','S'],exit=False,verbosity=2); print(re.sub(r'in \d+\.\d+s','in Xs',sys.stderr.getvalue()), m.result)
