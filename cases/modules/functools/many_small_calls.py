# Caches, partials, dispatch and orders.
import re
from functools import *
import functools, operator, inspect
def t(f):
    try: print(re.sub(' at 0x[0-9a-f]+', '', repr(f())))
    except BaseException as e: print(type(e).__name__, e)
@lru_cache(maxsize=2)
def f(x): "doc"; print('call',x); return x*2
t(lambda: (f(1),f(1),f(2),f(3),f(1))); t(lambda: f.cache_info()); t(lambda: f.cache_parameters()); f.cache_clear(); t(lambda: f.cache_info()); t(lambda: f.__wrapped__(5)); t(lambda: f.__name__); t(lambda: f.__doc__); t(lambda: f([])); t(lambda: f(1,2)); t(lambda: str(f)[:35])
@lru_cache
def g(*a,**k): return a,k
t(lambda: g(1,b=2)); t(lambda: g(1,b=2)); t(lambda: g.cache_info()); t(lambda: lru_cache(maxsize='x')); t(lambda: lru_cache(maxsize=-5)(len).cache_parameters()); t(lambda: lru_cache(None,typed=True)(abs)); 
@cache
def fib(n): return n if n<2 else fib(n-1)+fib(n-2)
t(lambda: fib(100)); t(lambda: fib.cache_info())
@lru_cache(typed=True)
def ty(x): return type(x).__name__
t(lambda: (ty(1),ty(1.0),ty(True))); t(lambda: ty.cache_info())
class M:
    @lru_cache
    def m(self,x): return x
    @cached_property
    def cp(self): print('computed'); return 7
    @cached_property
    def err(self): raise ValueError('no')
m=M(); t(lambda: (m.m(1),m.m(1))); t(lambda: M.m.cache_info()); t(lambda: (m.cp,m.cp)); t(lambda: m.__dict__); del m.cp; t(lambda: m.cp); m.cp=9; t(lambda: m.cp); t(lambda: M.cp); t(lambda: m.err); t(lambda: type(M.cp).__name__); t(lambda: M.cp.attrname)
p=partial(int,base=2); t(lambda: p('101')); t(lambda: p); t(lambda: (p.func,p.args,p.keywords)); t(lambda: partial(p,base=8)('17')); t(lambda: partial()); t(lambda: partial(3)); t(lambda: partial(print,1,2,sep='-')(3)); t(lambda: partial(pow,2)(3)); t(lambda: partial(lambda *a,**k:(a,k),1,x=2)(3,x=4,y=5)); p.attr=1; t(lambda: p.attr); t(lambda: p.__dict__)
class PM:
    def s(self,a,b): return (a,b)
    on=partialmethod(s,True); off=partialmethod(s,False)
t(lambda: PM().on(5)); t(lambda: PM().off(b=3))
t(lambda: reduce(operator.add,[1,2,3])); t(lambda: reduce(operator.add,[],5)); t(lambda: reduce(operator.add,[])); t(lambda: reduce(lambda a,b:f'({a}{b})','abcd')); t(lambda: reduce(max,[3,9,2],0)); t(lambda: reduce(1,[1,2])); t(lambda: reduce(operator.add,5))
@total_ordering
class T:
    def __init__(s,v): s.v=v
    def __eq__(s,o): return s.v==o.v if isinstance(o,T) else NotImplemented
    def __lt__(s,o): return s.v<o.v if isinstance(o,T) else NotImplemented
t(lambda: (T(1)<=T(1),T(1)>T(0),T(2)>=T(3),T(1)!=T(2))); t(lambda: T(1)<=3); t(lambda: total_ordering(type('X',(),{})))
def deco(fn):
    @wraps(fn)
    def w(*a,**k):
        "wrapper doc"
        return fn(*a,**k)
    return w
@deco
def orig(a:int,b=2)->str: "orig doc"; return 'r'
t(lambda: (orig.__name__,orig.__doc__,orig.__wrapped__.__name__,orig.__annotations__,orig.__qualname__,orig.__module__)); t(lambda: inspect.signature(orig)); t(lambda: WRAPPER_ASSIGNMENTS); t(lambda: WRAPPER_UPDATES); t(lambda: update_wrapper(lambda:0, len).__name__)
@singledispatch
def sd(x): return 'default'
@sd.register
def _(x:int): return 'int'
@sd.register(list)
def _(x): return 'list'
@sd.register
def _(x: str|bytes): return 'strbytes'
sd.register(dict, lambda x: 'dict')
t(lambda: [sd(v) for v in (1,[],'s',b'',{},None,True,1.5)]); t(lambda: sd.registry.keys()); t(lambda: sd.dispatch(bool)(1)); t(lambda: sd()); t(lambda: sd.register(3)); 
class SDM:
    @singledispatchmethod
    def go(self,a): return 'def'
    @go.register
    def _(self,a:int): return 'int'
    @go.register
    @classmethod
    def _(cls,a:str): return 'cls str'
t(lambda: (SDM().go(1),SDM().go('x'),SDM().go(2.0)))
t(lambda: sorted([3,1,2],key=cmp_to_key(lambda a,b:b-a))); k=cmp_to_key(lambda a,b:a-b); t(lambda: k(1)<k(2)); t(lambda: k(1)==k(1)); t(lambda: k(3).obj); t(lambda: k(1)<3);
t(lambda: functools.__all__)
def rec(n): return rec(n-1)
t(lambda: rec(10))
