# Members, values, flags, mixins and what is refused.
from enum import *
import enum
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
class Color(Enum):
    "doc"
    RED = 1
    GREEN = 2
    BLUE = 'b'
    ALIAS = 1
    def m(self): return self.name.lower()
    @property
    def p(self): return self.value * 2
    @classmethod
    def c(cls): return cls.RED
print(Color.RED, repr(Color.RED), Color.RED.name, Color.RED.value, Color(1), Color['RED'], Color.ALIAS is Color.RED, list(Color), len(Color), Color.__members__)
print(Color.RED.m(), Color.RED.p, Color.c(), Color, f'{Color.RED}', f'{Color.RED:>12}', '%s' % Color.RED, Color.RED == 1, Color.RED in Color, 1 in Color, 5 in Color, isinstance(Color.RED, Color), type(Color.RED), hash(Color.RED) == hash('RED'))
show(lambda: Color(9)); show(lambda: Color['X']); show(lambda: Color.X); show(lambda: setattr(Color, 'RED', 3)); show(lambda: delattr(Color, 'RED')); show(lambda: Color()); show(lambda: Color.RED < Color.GREEN)
show(lambda: Color.RED.RED); show(lambda: Color.name); show(lambda: Color([])) ; show(lambda: setattr(Color.RED, 'value', 3)); show(lambda: setattr(Color.RED, 'name', 3))
print({Color.RED: 1}[Color.RED], list(reversed(Color)), Color.RED.__class__, Color.__doc__, bool(Color), Color.RED.__objclass__, bool(Color.RED))
def mk():
    class X(Color): pass
show(mk)
def mk():
    class X(Enum):
        A = 1
        A = 2
show(mk)
def mk():
    class X(Enum):
        _x_ = 1
show(mk)
def mk():
    @unique
    class X(Enum):
        A = 1
        B = 1
show(mk)
class I(IntEnum):
    A = 1
    B = auto()
    C = 10
    D = auto()
print(I.A, repr(I.A), I.A + 1, I.B, I.D.value, I.A < I.B, f'{I.A:03}', str(I.C), I.A == 1, I(1), [1,2,3][I.A], isinstance(I.A, int), sorted(I), '%d' % I.A, I.A | I.B, max(I), sum(I), I.__members__)
class S(StrEnum):
    A = auto()
    BcD = auto()
    E = 'x'
print(S.A, repr(S.BcD), S.A + 'q', S('x'), S.A == 'a', f'{S.A!r:>10}', S.E.upper(), ','.join(S))
def mk():
    class X(StrEnum): A = 1
show(mk)
class F(Flag):
    R = auto()
    W = auto()
    X = auto()
    RW = R | W
print(F.R, repr(F.R|F.W), F.R|F.X, F.RW, list(F), list(F.RW), F(0), repr(F(0)), F(5), ~F.R, F.R & F.W, F.R ^ F.RW, F.R in F.RW, bool(F(0)), len(F.RW), F.RW.value, F['RW'], F.RW.name, (F.R|F.X).name, F.__members__)
show(lambda: F(8)); show(lambda: F.R | 1); show(lambda: F(-1)); show(lambda: 1 in F.R); show(lambda: F('a'))
class IF(IntFlag):
    A = 1
    B = 2
    C = 4
print(IF.A, repr(IF.A|IF.B), repr(IF(8)), repr(IF(9)), IF.A | 8, IF.A + 1, repr(~IF.A), IF.A & 3, IF(0), repr(IF(0)), repr(IF(-1)), f'{IF.A}', IF.A|IF.C, IF(7), repr(1 | IF.B), list(IF(7)))
class Pl(Enum):
    M = (3.3e23, 2.4e6)
    E = (5.9e24, 6.3e6)
    def __init__(self, mass, radius): self.mass = mass; self.radius = radius
    @property
    def g(self): return self.mass / self.radius
print(Pl.M.value, Pl.M.mass, Pl.E.g, Pl((3.3e23, 2.4e6)))
class N(Enum):
    def __new__(cls, v, label):
        o = object.__new__(cls); o._value_ = v; o.label = label; return o
    A = 1, 'one'
    B = 2, 'two'
print(N.A, N.A.label, N(2), repr(N.B))
class By(bytes, Enum):
    def __new__(cls, value, label):
        obj = bytes.__new__(cls, [value]); obj._value_ = value; obj.label = label; return obj
    A = 5, 'l'
print(By.A.label, By(5))
An = Enum('An', 'ANT BEE CAT'); print(list(An), An.ANT.value, An.__module__)
print(list(Enum('Z', {'a': 1, 'b': 'x'})), list(Enum('Y', [('q', 5)])), list(IntEnum('W', ['a', 'b'], start=5)), list(Flag('FF', 'a b c')))
class Au(Enum):
    @staticmethod
    def _generate_next_value_(name, start, count, last): return name + str(count)
    A = auto()
    B = auto()
print(list(Au))
class Mi(Enum):
    A = 1
    @classmethod
    def _missing_(cls, v):
        if v == 'a': return cls.A
        if v == 'bad': return 5
print(Mi('a')); show(lambda: Mi('bad')); show(lambda: Mi('zz'))
class Fn(Enum):
    def f(self): return 1
    A = nonmember(3)
    B = member(lambda x: x)
    class In: pass
print(Fn.A, Fn.__members__.keys(), Fn.In)
class NV(Enum):
    name = 1
    value = 2
print(NV.name, NV.value, NV.name.value, NV.value.name, list(NV))
class Ov(Enum):
    A = 1
    @property
    def value(self): return 'over'
    def __str__(self): return 'STR'
    def __eq__(self, o): return True
    __hash__ = Enum.__hash__
print(Ov.A.value, Ov.A, repr(Ov.A), f'{Ov.A}', Ov.A == 5)
class Em(Enum): pass
class Sub(Em):
    A = 1
print(list(Sub), Sub.__mro__, list(Em))
class TupE(tuple, Enum):
    A = (1, 2)
print(repr(TupE.A), TupE.A[0], TupE.A.value)
class FloatE(float, Enum):
    PI = 3.14
print(FloatE.PI, repr(FloatE.PI), FloatE.PI * 2)
class StrMix(str, Enum):
    A = 'x'
print(StrMix.A, repr(StrMix.A), f'{StrMix.A}', StrMix.A == 'x', StrMix('x'), StrMix.A.upper(), '%s' % StrMix.A, str(StrMix.A), format(StrMix.A))
class Ig(Enum):
    _ignore_ = 'tmp'
    tmp = 5
    A = 1
print(list(Ig), hasattr(Ig, 'tmp'))
class Od(Enum):
    _order_ = 'A B'
    A = 1
    B = 2
def mk():
    class Od(Enum):
        _order_ = 'B A'
        A = 1
        B = 2
show(mk)
import copy
print(copy.copy(Color.RED) is Color.RED, copy.deepcopy([Color.RED])[0] is Color.RED, Color.RED.__reduce_ex__(2))
def mk():
    @verify(CONTINUOUS)
    class X(Enum): A = 1; B = 3
show(mk)
def mk():
    @verify(UNIQUE)
    class X(Enum): A = 1; B = 1
show(mk)
def mk():
    @verify(NAMED_FLAGS)
    class X(Flag): A = 1; B = 6
show(mk)
class Conf(Flag, boundary=CONFORM):
    A = 1; B = 4
print(repr(Conf(7)), repr(Conf(2)))
class Ej(IntFlag, boundary=EJECT):
    A = 1; B = 4
print(repr(Ej(8)), repr(Ej(5)))
match Color(2):
    case Color.RED: print('r')
    case Color.GREEN: print('g')
print(dir(Color), dir(Color.RED))
class Unh(Enum):
    A = [1]; B = {}
print(Unh([1]), Unh.A.value, [1] in Unh)
show(lambda: Enum('Q', 'a a'))
class Sh(Enum):
    A = auto(); B = 'z'
def mk():
    class Sh(Enum):
        A = 'z'; B = auto()
show(mk)
print(sorted(enum.__all__))
class InitSub(Enum):
    def __init_subclass__(cls, **k): print('sub', list(cls))
class IS2(InitSub): A = 1
print(Color.RED._value_, Color.RED._name_, Color._member_names_, Color._value2member_map_)
class Ann(Enum):
    x: int = 5
    y: int
print(list(Ann), Ann.__annotations__)
