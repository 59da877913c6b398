# What every assertion says when it does not hold.
import unittest, warnings, logging, collections
class C(unittest.TestCase): 
    def runTest(self): pass
c=C()
def t(f):
    try: r=f(); print('ok' if r is None else type(r))
    except BaseException as e: print(type(e).__name__, e); print('--')
from fractions import Fraction
long=[list(range(i,i+6)) for i in range(30)]
for f in [
 lambda: c.assertEqual(1,'1'), lambda: c.assertEqual([1,2,3],[1,2,4]), lambda: c.assertEqual([1,2],[1,2,3]), lambda: c.assertEqual([1,2,3],[1]), lambda: c.assertEqual((1,2),(2,1)),lambda: c.assertEqual({1,2},{2,3}),
 lambda: c.assertEqual(frozenset([1]),frozenset([2,3])), lambda: c.assertEqual({'a':1},{'a':2,'b':3}), lambda: c.assertEqual('abc','abd'), lambda: c.assertEqual('a\nb\nc','a\nx\nc\n'), lambda: c.assertEqual('a\n','a'), lambda: c.assertEqual('','a'), lambda: c.assertEqual('x'*100,'x'*99+'y'),
 lambda: c.assertEqual('x'*200,'y'*200), lambda: c.assertEqual(long,long[:-1]), lambda: c.assertEqual('a'*50+'b'*60,'a'*50+'c'*60), lambda: c.assertEqual(list(range(50)),list(range(49))+[7]), lambda: c.assertEqual(1.0,2), lambda: c.assertEqual([],()), lambda: c.assertEqual(None,0), lambda: c.assertEqual(b'a',b'b'),
 lambda: c.assertEqual(1,2,'msg'), lambda: c.assertEqual([1],[2],msg='msg'), lambda: c.assertNotEqual(1,1), lambda: c.assertTrue(0), lambda: c.assertTrue([], 'm'), lambda: c.assertFalse([1]), lambda: c.assertIs([],[]), lambda: c.assertIsNot(None,None), lambda: c.assertIsNone(3), lambda: c.assertIsNotNone(None), lambda: c.assertIn(3,[1,2]), lambda: c.assertNotIn(1,[1]), lambda: c.assertIn('x',{'y':1}, 'mm'),
 lambda: c.assertIsInstance(1,str), lambda: c.assertIsInstance(1,(str,list)), lambda: c.assertNotIsInstance(1,int), lambda: c.assertAlmostEqual(1.0,1.1), lambda: c.assertAlmostEqual(1,1.00000001), lambda: c.assertAlmostEqual(1.0,1.1,places=1), lambda: c.assertAlmostEqual(1.0,1.5,delta=.2), lambda: c.assertAlmostEqual(1,2,places=2,delta=3), lambda: c.assertNotAlmostEqual(1,1), lambda: c.assertNotAlmostEqual(1,1.00000001), lambda: c.assertNotAlmostEqual(1,1.1,delta=.5), lambda: c.assertNotAlmostEqual(1,3),lambda: c.assertAlmostEqual(1,1,places=2,delta=3),
 lambda: c.assertGreater(1,2), lambda: c.assertGreaterEqual(1,2), lambda: c.assertLess(2,1), lambda: c.assertLessEqual(2,1,'le'), lambda: c.assertRegex('abc','x+'), lambda: c.assertNotRegex('abc','b'), lambda: c.assertRegex('abc','b'), lambda: c.assertCountEqual([1,2,2],[2,1,1]), lambda: c.assertCountEqual([[1],[2]],[[2],[1]]), lambda: c.assertCountEqual([[1],[2],{}],[[2],[3],[3]]), lambda: c.assertCountEqual('abc','cba'),
 lambda: c.assertSequenceEqual([1,2],(1,2)), lambda: c.assertSequenceEqual([1,2],(1,3)), lambda: c.assertSequenceEqual(1,2), lambda: c.assertSequenceEqual([1],2), lambda: c.assertListEqual([1],(1,)), lambda: c.assertTupleEqual((1,),[1]), lambda: c.assertSetEqual({1},[1]), lambda: c.assertSetEqual([1],{1}), lambda: c.assertSetEqual({1},3), lambda: c.assertDictEqual([],{}), lambda: c.assertDictEqual({},[]), lambda: c.assertMultiLineEqual(1,'a'), lambda: c.assertMultiLineEqual('a',1),
 lambda: c.assertRaises(ValueError,int,'x'), lambda: c.assertRaises(ValueError,int,'1'), lambda: c.assertRaises(ValueError), lambda: c.assertRaises((ValueError,TypeError),int,'1'), lambda: c.assertRaises(3,int,'1'), lambda: c.assertRaises(KeyError,int,'x'), lambda: c.assertRaises(ValueError,foo=1), lambda: c.assertRaisesRegex(ValueError,'nope',int,'x'), lambda: c.assertRaisesRegex(ValueError,'invalid lit',int,'x'), lambda: c.assertRaises(ValueError, lambda: None),
 lambda: c.assertWarns(UserWarning,warnings.warn,'x'), lambda: c.assertWarns(UserWarning,int,'1'), lambda: c.assertWarnsRegex(UserWarning,'y',warnings.warn,'x'), lambda: c.assertWarns(int), lambda: c.fail(), lambda: c.fail('why'),
 lambda: c.assertEqual(Fraction(1,2),Fraction(1,3)), lambda: c.assertEqual(collections.OrderedDict(a=1),{'a':2}), lambda: c.assertEqual({'k':long},{'k':long[1:]}), lambda: c.assertEqual(['a','b'*90],['a','c'*90]), lambda: c.assertListEqual([],[1]), lambda: c.assertEqual({'a':[1,2,{'b':3}]},{'a':[1,2,{'b':4}]}), lambda: c.assertEqual('hello world','hello wurld'), lambda: c.assertEqual("line one\nline two\nline three\n","line one\nline 2\nline three\nfour\n"),
 lambda: c.skipTest('r')]: t(f)
with c.assertRaises(ZeroDivisionError) as cm: 1/0
print(repr(cm.exception), cm.expected, cm.exception.__traceback__)
def w():
    with c.assertRaises(ValueError, msg='my msg') as cm: pass
t(w)
def w():
    with c.assertRaises(ValueError) as cm: raise KeyError('k')
t(w)
def w():
    with c.assertWarns(DeprecationWarning) as cm: warnings.warn('dep',DeprecationWarning)
    print(cm.warning, cm.lineno)
t(w)
def w():
    with c.assertLogs('foo',level='INFO') as cm: logging.getLogger('foo').info('first'); logging.getLogger('foo.bar').error('second %d',2); logging.getLogger('foo').debug('no')
    print(cm.output, len(cm.records))
t(w)
def w():
    with c.assertLogs(): pass
t(w)
def w():
    with c.assertLogs(logging.getLogger('z'),'ERROR'): pass
t(w)
def w():
    with c.assertNoLogs(): logging.warning('oops')
t(w)
c.maxDiff=None; t(lambda: c.assertEqual(long,long[:-1]))
c.longMessage=False; t(lambda: c.assertEqual(1,2,'only')); t(lambda: c.assertEqual([1],[2],'only'))
class P:
    def __init__(s,x): s.x=x
    def __repr__(s): return f'P({s.x})'
def eq(a,b,msg=None):
    if a.x!=b.x: raise c.failureException(f'{a} vs {b}')
c.addTypeEqualityFunc(P,eq); t(lambda: c.assertEqual(P(1),P(1))); t(lambda: c.assertEqual(P(1),P(2)))
class Bad:
    def __repr__(s): raise ValueError
t(lambda: c.assertIs(Bad(),3) if 0 else None)
