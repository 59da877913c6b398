# Mocks, their calls and claims, patches and models.
import re

from unittest import mock
from unittest.mock import Mock, MagicMock, patch, call, ANY, sentinel, DEFAULT, PropertyMock, AsyncMock, create_autospec, mock_open, seal, NonCallableMock
def t(f):
    try: print(re.sub(r"id='\d+'","id",repr(f())))
    except BaseException as e: print(type(e).__name__, re.sub(r"id='\d+'","id",str(e))); 
m=Mock(); t(lambda: m); t(lambda: m.foo.bar); t(lambda: m.foo(1).baz(2)); t(lambda: m.mock_calls); t(lambda: m.method_calls); t(lambda: m.foo.call_args); t(lambda: m.foo.call_args_list)
m=Mock(return_value=3); t(lambda: m(1,2,a=3)); t(lambda: (m.called,m.call_count,m.call_args,m.call_args.args,m.call_args.kwargs,m.call_args==call(1,2,a=3),m.call_args==((1,2),{'a':3})))
m.assert_called_with(1,2,a=3); m.assert_called_once_with(1,2,a=3); m.assert_called_once(); m.assert_any_call(1,2,a=3); m.assert_called()
t(lambda: m.assert_called_with(1)); t(lambda: m.assert_not_called()); m(5); t(lambda: m.assert_called_once()); t(lambda: m.assert_called_once_with(5)); t(lambda: m.assert_any_call(9)); t(lambda: m.assert_has_calls([call(5),call(1,2,a=3)])); t(lambda: m.assert_has_calls([call(5),call(1,2,a=3)],any_order=True)); t(lambda: m.assert_has_calls([call(7)],any_order=True)); t(lambda: m.assert_has_calls([call(1,2,a=3),call(5)]))
n=Mock(); t(lambda: n.assert_called()); t(lambda: n.assert_called_once()); t(lambda: n.assert_called_with(1)); t(lambda: n.x.assert_called_once_with(1)); n.assert_not_called()
n=Mock(name='thing'); t(lambda: n); t(lambda: n.a.b()); t(lambda: n.assert_called_with(3)); t(lambda: n.q.assert_called_with(3)); t(lambda: n.mock_calls)
s=Mock(side_effect=ValueError('bad')); t(lambda: s()); s=Mock(side_effect=[1,KeyError('k'),DEFAULT,4]); t(lambda: s()); t(lambda: s()); t(lambda: s()); t(lambda: s()); t(lambda: s()); s=Mock(side_effect=lambda x: x*2); t(lambda: s(4)); s.side_effect=None; t(lambda: s(4)); s=Mock(side_effect=lambda: DEFAULT, return_value=8); t(lambda: s())
class Real:
    attr=5
    def meth(self, a, b=2): "doc"; return a+b
    @classmethod
    def cm(cls, x): return x
    @staticmethod
    def sm(x): return x
    @property
    def prop(self): return 1
    async def co(self, x): return x
def func(a, *, k=1): return a
r=Mock(spec=Real); t(lambda: r); t(lambda: r.meth(1)); t(lambda: r.nope); t(lambda: isinstance(r,Real)); t(lambda: r.meth.call_args); r.attr=7; r.other=3; t(lambda: r.other)
def st(): r2.new=1
r2=Mock(spec_set=Real); t(lambda: r2); t(st); t(lambda: Mock(spec=['a','b']).a); t(lambda: Mock(spec=['a','b']).c); t(lambda: Mock(spec=['a']))
a=create_autospec(Real); t(lambda: a); t(lambda: a()); t(lambda: a().meth(1)); t(lambda: a().meth()); t(lambda: a(3)); t(lambda: a().meth(1,2,3)); t(lambda: a.return_value.meth.call_args_list); t(lambda: a.cm(1)); t(lambda: a.sm()); t(lambda: a().zip); t(lambda: a.mock_calls); t(lambda: a.attr); 
f=create_autospec(func, return_value=9); t(lambda: f(1,k=2)); t(lambda: f()); t(lambda: f.call_args); t(lambda: f.called); t(lambda: f.assert_called_once_with(1,k=2)); t(lambda: f.assert_called_with(2)); t(lambda: f.__name__); t(lambda: f(1,2)); t(lambda: f.call_count)
f=create_autospec(func, side_effect=[1,2]); t(lambda: f(3)); 
mm=MagicMock(); t(lambda: len(mm)); t(lambda: int(mm)); t(lambda: bool(mm)); t(lambda: list(mm)); t(lambda: mm['a']); t(lambda: mm+1); t(lambda: 1+mm); t(lambda: 3 in mm); t(lambda: mm<3); t(lambda: mm==mm); t(lambda: mm==3); t(lambda: mm!=3); t(lambda: float(mm)); t(lambda: -mm); t(lambda: mm.__len__.call_count); t(lambda: mm.mock_calls); t(lambda: hash(mm)==hash(mm)); t(lambda: round(mm)); t(lambda: abs(mm)); t(lambda: mm(1)(2)); t(lambda: str(mm)[:11]); t(lambda: divmod(mm,2)); t(lambda: mm**2); 
mm=MagicMock(); mm.__len__.return_value=5; mm.__getitem__.side_effect=lambda k: k*2; mm.__iter__.return_value=[1,2]; mm.__str__.return_value='STR'; mm.__contains__.return_value=True; mm.__enter__.return_value='ctx'; mm.__eq__.return_value=True; mm.__int__.return_value=42; mm.__bool__.return_value=False
t(lambda: (len(mm),mm[4],list(mm),list(mm),str(mm),9 in mm,mm==3,int(mm),bool(mm)))
with mm as c: print(c)
t(lambda: mm.__exit__.call_args); t(lambda: mm.__getitem__.call_args_list)
mm=Mock(); t(lambda: len(mm)); mm.__len__=Mock(return_value=4); t(lambda: len(mm)); mm.__getitem__=lambda self,k: k; t(lambda: mm['z']); t(lambda: mm.__iter__)
mm=MagicMock(spec=['x']); t(lambda: len(mm)); mm=MagicMock(spec=dict); t(lambda: mm['x']); t(lambda: len(mm)); t(lambda: mm+1)
m=Mock(**{'a.b.return_value':3,'c':4}); t(lambda: (m.a.b(),m.c)); m.configure_mock(d=5, **{'e.side_effect':KeyError}); t(lambda: m.d); t(lambda: m.e())
m.reset_mock(); t(lambda: m.mock_calls); t(lambda: m.a.b()); del m.c; t(lambda: m.c); del m.zz; t(lambda: m.zz); t(lambda: hasattr(m,'zz'))
m=Mock(); m.first(1); m.second.third(2)(3); t(lambda: m.mock_calls); t(lambda: m.method_calls); t(lambda: m.mock_calls==[call.first(1),call.second.third(2),call.second.third()(3)])
t(lambda: call(1,x=2)); t(lambda: call.a.b(1).c(2)); t(lambda: call.a.b(1).c(2).call_list()); t(lambda: call); t(lambda: call.foo); t(lambda: call(1)==call(1)); t(lambda: call(1)!=call(2)); t(lambda: call()==()); t(lambda: call('x')==(('x',),)); t(lambda: tuple(call(1,a=2))); t(lambda: call(1).args); t(lambda: call().foo(3))
t(lambda: ANY); t(lambda: ANY==5); t(lambda: call(ANY,1)==call(3,1)); t(lambda: sentinel.x); t(lambda: sentinel.x is sentinel.x); t(lambda: DEFAULT)
m=Mock(); t(lambda: m.assert_foo); t(lambda: m.asert_called); t(lambda: m.called_once()); t(lambda: Mock(unsafe=True).assert_foo()); t(lambda: m.called_once_with)
p=Mock(); c1=Mock(); c2=Mock(name='named'); p.attach_mock(c1,'one'); p.two=c2; p.attach_mock(c2,'two'); c1(1); c2(2); t(lambda: p.mock_calls)
w=Mock(wraps=[3,1,2]); t(lambda: w.index(1)); t(lambda: w.mock_calls); w=Mock(wraps=func); t(lambda: w(6)); w.return_value=0; t(lambda: w(6))
class K:
    def __init__(self): self.v=1
    def get(self): return 'real'
with patch.object(K,'get',return_value='fake') as g:
    t(lambda: K().get()); t(lambda: g.call_args); t(lambda: g)
t(lambda: K().get())
with patch('__main__.func') as fm: fm.return_value='patched'; t(lambda: func(1)); t(lambda: fm)
t(lambda: func(1))
with patch('__main__.func', new=lambda *a: 'new') as fm: t(lambda: func(1))
with patch('__main__.K') as KM: KM.return_value.get.return_value='inst'; t(lambda: K().get()); t(lambda: KM.mock_calls)
with patch('__main__.K', autospec=True) as KM: t(lambda: K().get()); t(lambda: K(1)); t(lambda: K().nope)
with patch('__main__.K', spec=True) as KM: t(lambda: K()); t(lambda: K().get()); t(lambda: K().zip)
t(lambda: patch('nodot')); t(lambda: patch.object(K,'nope').start()); t(lambda: patch.object('str','nope')); t(lambda: patch('__main__.newone',create=True).start()); t(lambda: newone); patch.stopall(); t(lambda: newone)
t(lambda: patch('nomodule.x').start())
@patch('__main__.func')
@patch.object(K,'get')
def dec(a, g, f): t(lambda: (a,g,f)); return func(1)
t(lambda: dec('arg')); t(lambda: dec.__name__)
@patch.object(K,'get',new=lambda s:'cls')
class TT:
    def test_a(self): return K().get()
    def other(self): return K().get()
t(lambda: (TT().test_a(),TT().other()))
d={'a':1}
with patch.dict(d,{'b':2}): t(lambda: d)
with patch.dict(d,{'b':2},clear=True): t(lambda: d)
with patch.dict(d,c=3): t(lambda: d); d['z']=1
t(lambda: d)
@patch.dict(d,{'q':9})
def dd(): return dict(d)
t(dd); t(lambda: d)
with patch.multiple('__main__',func=DEFAULT,K=DEFAULT) as v: t(lambda: sorted(v)); t(lambda: func is v['func'])
@patch.multiple(K, get=DEFAULT)
def pm(get): t(lambda: get is K.get)
pm()
import time, random
with patch('time.sleep') as sl: time.sleep(100); t(lambda: sl.call_args)
with patch('random.randint',return_value=4): t(lambda: random.randint(1,100))
with patch('builtins.print') as pr: print('hidden'); x=pr.mock_calls
t(lambda: x)
with patch('builtins.input',side_effect=['a','b']): t(lambda: input('?')+input())
with patch('builtins.open',mock_open(read_data='line1\nline2\n')) as mo:
    with open('f') as fh: t(lambda: fh.read()); 
    with open('f') as fh: t(lambda: list(fh))
    with open('f') as fh: t(lambda: fh.readline()); t(lambda: fh.readlines())
    with open('g','w') as fh: fh.write('data')
    t(lambda: mo.mock_calls[:3]); t(lambda: mo().write.call_args_list); mo.assert_called_with()
class P:
    @property
    def x(self): return 1
with patch.object(P,'x',new_callable=PropertyMock) as px: px.return_value=5; t(lambda: P().x); o=P(); o.x=7; t(lambda: px.mock_calls)
seal(m:=Mock(a=Mock())); t(lambda: m.b); t(lambda: m.a()); t(lambda: m.a.c)
import asyncio
am=AsyncMock(return_value=3); t(lambda: asyncio.run(am(1))); t(lambda: am.await_count); t(lambda: am.await_args); am.assert_awaited_once_with(1); t(lambda: am.assert_awaited_with(2)); t(lambda: am.assert_not_awaited()); t(lambda: AsyncMock().assert_awaited()); t(lambda: am.foo); t(lambda: am.assert_awaited_once())
am=AsyncMock(side_effect=[1,ValueError('x')]); t(lambda: asyncio.run(am())); t(lambda: asyncio.run(am())); t(lambda: asyncio.run(am())); t(lambda: am.assert_awaited_once())
r=Mock(spec=Real); t(lambda: r.co); t(lambda: asyncio.run(r.co(1))); t(lambda: type(MagicMock().__aenter__).__name__)
async def ctx():
    m=MagicMock(); m.__aenter__.return_value='in'; m.__aiter__.return_value=[1,2]
    async with m as v: print(v)
    print([x async for x in m])
asyncio.run(ctx())
nc=NonCallableMock(); t(lambda: nc()); t(lambda: nc); t(lambda: dir(Mock(spec=['zz']))); t(lambda: Mock(spec=Mock())); t(lambda: Mock(name='n').x.y.z); t(lambda: MagicMock(name='n')[0].q); 
m=Mock(); m.x.return_value.y='v'; t(lambda: m.x().y); t(lambda: m.call_args); m=Mock(); m.f.side_effect=Exception('e'); t(lambda: m.f()); t(lambda: m.f.call_count)
a=create_autospec(Real); t(lambda: a.meth(1)); t(lambda: a.meth()); t(lambda: a().attr); t(lambda: a.prop); t(lambda: create_autospec(Real())); t(lambda: create_autospec(Real()).meth(1)); t(lambda: create_autospec(Real()).meth()); t(lambda: create_autospec(5)); t(lambda: create_autospec([1]).append(2)); t(lambda: create_autospec(Real, instance=True).meth(3)); t(lambda: create_autospec(Real, instance=True)); t(lambda: create_autospec(Real, foo=3)); t(lambda: create_autospec(len)('a')); t(lambda: create_autospec(Real, auto_spec=1)); t(lambda: asyncio.run(create_autospec(Real.co,return_value=3)(1,2)))
class Node:
    child=None
    class Inner:
        def f(self,z): pass
    def __call__(self, q): pass
    def __len__(self): return 3
a=create_autospec(Node); t(lambda: a.Inner().f(1)); t(lambda: a.Inner().f()); t(lambda: a()(1)); t(lambda: a()()); t(lambda: len(a())); t(lambda: a().child)
