# What the decorator makes, refuses and says.
from dataclasses import *
import dataclasses, typing
from typing import ClassVar, List, Optional
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
@dataclass
class P:
    x: int
    y: str = 'a'
    z: list = field(default_factory=list, repr=False, compare=False)
    k: ClassVar[int] = 3
print(P(1), P(1).z, P(1)==P(1), P(1)==P(2), P(1)!=3, P.__doc__, P.__match_args__, P.__hash__, P.__init__.__annotations__, P.__init__.__qualname__, P.__eq__.__qualname__, P.__repr__.__qualname__)
show(lambda: P()); show(lambda: P(1,2,3,4)); show(lambda: hash(P(1))); show(lambda: P(1) < P(2)); show(lambda: P(q=1))
print([f.name for f in fields(P)], asdict(P(1,'b',[1,P(2)])), astuple(P(1)), replace(P(1), x=5), is_dataclass(P), is_dataclass(P(1)), is_dataclass(3))
@dataclass(order=True, frozen=True)
class F:
    a: int
    b: float = 0.5
print(F(1) < F(2), F(1) <= F(1), hash(F(1)) == hash(F(1)), sorted([F(3), F(1)]), max(F(1,2), F(1,3)))
def sa(): F(1).a = 3
show(sa)
def sa(): F(1).q = 3
show(sa)
def sa(): del F(1).a
show(sa)
show(lambda: F(1) < 3)
def mk(**k):
    def g(body):
        def h():
            return dataclass(**k)(body())
        show(h)
    return g
@mk()
def _():
    class A:
        x: list = []
    return A
@mk()
def _():
    class A:
        x: int = 3
        y: int
    return A
@mk(order=True, eq=False)
def _():
    class A: pass
    return A
@mk(order=True)
def _():
    class A:
        def __lt__(self, o): pass
    return A
@mk(frozen=True)
def _():
    class A(P): pass
    return A
@mk()
def _():
    class A(F): pass
    return A
@mk(frozen=True)
def _():
    class A:
        def __setattr__(self, o, v): pass
    return A
@mk(unsafe_hash=True)
def _():
    class A:
        def __hash__(self): pass
    return A
@mk()
def _():
    class A:
        x = field()
    return A
@mk(slots=True)
def _():
    class A:
        __slots__ = ('x',)
        x: int
    return A
@mk(weakref_slot=True)
def _():
    class A:
        x: int
    return A
@mk()
def _():
    class A:
        _: KW_ONLY
        x: int
        __: KW_ONLY
    return A
@mk()
def _():
    class A:
        x: InitVar[list] = field(default_factory=list)
    return A
show(lambda: field(default=1, default_factory=int)); show(lambda: fields(3)); show(lambda: asdict(3)); show(lambda: asdict(P)); show(lambda: replace(3))
@dataclass
class I:
    a: int
    b: InitVar[int]
    c: int = field(init=False)
    d: int = field(default=4, kw_only=True)
    def __post_init__(self, b): self.c = self.a + b
print(I(1,2), I(1,2,d=3)); show(lambda: replace(I(1,2), a=3)); show(lambda: replace(I(1,2), c=3)); print(replace(I(1,2), b=9)); show(lambda: I(1))
print(I.__doc__)
@dataclass(kw_only=True)
class K:
    a: int
    b: int = 2
show(lambda: K(1)); print(K(a=1), K.__match_args__, K.__doc__)
@dataclass(slots=True)
class S:
    a: int
    b: int = 2
def sa(): S(1).q = 3
show(sa); print(S(1), S.__slots__, S.__name__, S.__qualname__)
@dataclass(slots=True, frozen=True)
class SF(F):
    c: int = 3
print(SF(1), SF.__slots__)
@dataclass
class Base:
    x: int = 1
    y: int = 2
@dataclass
class Der(Base):
    z: int = 3
    x: int = 10
print(Der(), Der.__doc__, [f.name for f in fields(Der)])
@dataclass
class Rec:
    r: 'Optional[Rec]' = None
r = Rec(); r.r = r; print(r)
C = make_dataclass('C', ['a', ('b', int), ('c', int, field(default=5))], namespace={'m': lambda self: self.c})
print(C(1,2), C(1,2).m(), C.__module__, C.__doc__, C.__annotations__)
show(lambda: make_dataclass('C', ['a','a'])); show(lambda: make_dataclass('C', ['for'])); show(lambda: make_dataclass('C', ['a b'])); show(lambda: make_dataclass('C', [('a',)]))
match P(1,'q'):
    case P(x, y): print(x, y)
match P(1):
    case P(x=1): print('yes')
import copy
print(copy.copy(P(1)), copy.replace(P(1), x=7), copy.deepcopy(SF(1)))
f = fields(P)[0]
print(f.name, f.type, f.default is MISSING, f.init, f.repr, f.hash, f.compare, f.metadata, f.kw_only)
import re
print(re.sub(' at 0x[0-9a-f]+', '', repr(f)))
print(P.__dataclass_params__)
print(InitVar[int], InitVar['x'], InitVar[List[int]])
@dataclass(eq=False)
class NE: x: int = 0
print(NE() == NE(), hash(NE()) is not None)
@dataclass(repr=False, init=False)
class NR: x: int = 0
print(NR().x, 'NR object' in repr(NR()))
class D:
    def __set_name__(self, o, n): self.n = n; print('set_name', n)
    def __get__(self, i, o): return 7 if i is None else i.__dict__['_'+self.n]
    def __set__(self, i, v): i.__dict__['_'+self.n] = v*2
@dataclass
class WD:
    x: int = D()
print(WD(), WD(4))
@dataclass
class G[T]:
    x: T
print(G[int](3), G(4))
@dataclass
class self_:
    self: int
print(self_(3))
print(sorted(dataclasses.__all__))
@dataclass
class St:
    a: 'ClassVar[int]' = 3
    b: 'int' = 4
    c: 'InitVar[int]' = 5
    def __post_init__(self, c): print('pi', c)
print(St(), St.__doc__)
@dataclass
class Chk:
    x: int
    def __eq__(self, o): return 'mine'
    def __repr__(self): return 'R'
print(Chk(1) == Chk(1), Chk(1), Chk.__hash__)
print(P.__init__.__defaults__, P(1).__replace__(y='w'))
