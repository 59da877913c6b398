# Enumerations of all kinds, and what they refuse.
import enum, fractions, decimal, pprint, csv, abc, types, contextlib, typing, dataclasses, base64, hashlib, uuid, calendar, io, re
def t(f):
    try: print(re.sub(' at 0x[0-9a-f]+','',repr(f())))
    except BaseException as e: print(type(e).__name__, re.sub(' at 0x[0-9a-f]+','',str(e)))
class Color(enum.Enum):
    RED=1; GREEN=2; BLUE=3; CRIMSON=1
    def describe(s): return self.name if 0 else s.name.lower()
    @classmethod
    def default(cls): return cls.RED
    @property
    def hexa(s): return hex(s.value)
t(lambda: list(Color)); t(lambda: Color.RED); t(lambda: str(Color.RED)); t(lambda: Color(2)); t(lambda: Color(9)); t(lambda: Color['BLUE']); t(lambda: Color['X']); t(lambda: Color.CRIMSON is Color.RED); t(lambda: Color.__members__); t(lambda: Color.RED.name); t(lambda: Color.RED==1); t(lambda: Color.RED<Color.BLUE); t(lambda: len(Color)); t(lambda: Color.RED in Color); t(lambda: 1 in Color); t(lambda: 7 in Color); t(lambda: setattr(Color,'RED',5)); t(lambda: Color.RED.describe()); t(lambda: Color.default()); t(lambda: Color.RED.hexa); t(lambda: hash(Color.RED)==hash('RED')); t(lambda: f'{Color.RED}'); t(lambda: f'{Color.RED:>12}'); t(lambda: Color.RED.value.__class__); t(lambda: Color.NOPE); t(lambda: Color.RED.GREEN); t(lambda: type(Color.RED)); t(lambda: isinstance(Color.RED,Color)); t(lambda: Color); t(lambda: [c.value for c in reversed(Color)]); t(lambda: Color.RED.foo); t(lambda: delattr(Color,'RED')); t(lambda: Color()); t(lambda: dir(Color)); t(lambda: Color.__doc__); t(lambda: {Color.RED:1}[Color(1)])
t(lambda: enum.Enum('A','x y z')); t(lambda: list(enum.Enum('A','x y z',start=5))); t(lambda: enum.Enum('A',{'p':1,'q':2}).q); t(lambda: enum.Enum('A',[('m','M')]).m.value)
class I(enum.IntEnum): A=1; B=2
t(lambda: (I.A+1,I.A<I.B,I.A==1,str(I.A),repr(I.A),f'{I.A}',I(2),max(I),sorted(I),I.A|I.B,int(I.B),[10,20,30][I.A]))
class S(enum.StrEnum): X=enum.auto(); Y='why'
t(lambda: (S.X,str(S.X),S.Y=='why',S.X.upper(),f'{S.Y}','a'+S.X,S('x')))
class Fl(enum.Flag): R=enum.auto(); W=enum.auto(); X=enum.auto(); RW=R|W
t(lambda: (Fl.R|Fl.X,Fl.RW,Fl.R&Fl.W,~Fl.R,Fl.R^Fl.RW,Fl.R in Fl.RW,Fl(0),Fl(7),bool(Fl(0)),list(Fl.RW),len(Fl.RW),Fl.RW.value,str(Fl.R|Fl.X),list(Fl))); t(lambda: Fl(8)); t(lambda: Fl.R|1); t(lambda: Fl['RW'])
class IF(enum.IntFlag): A=1; B=2; C=4
t(lambda: (IF.A|IF.B,IF(8),IF.A|8,IF(3),~IF.A,IF.A+1,str(IF.A|IF.C)))
def bad1():
    class D(enum.Enum): A=1; A=2
t(bad1)
def bad2():
    @enum.unique
    class D(enum.Enum): A=1; B=1
t(bad2)
def bad3():
    class E2(Color): Z=9
t(bad3)
class Planet(enum.Enum):
    EARTH=(5.97,6.37); MARS=(.64,3.39)
    def __init__(s,m,r): s.m=m; s.r=r
t(lambda: (Planet.EARTH.m,Planet.MARS.value,Planet((.64,3.39))))
class Auto(enum.Enum):
    def _generate_next_value_(name,start,count,last): return name.lower()
    FOO=enum.auto(); BAR=enum.auto()
t(lambda: [m.value for m in Auto])
class Miss(enum.Enum):
    A='a'
    @classmethod
    def _missing_(cls,v): return cls.A if v=='zz' else None
t(lambda: Miss('zz')); t(lambda: Miss('q'))
class Ig(enum.Enum):
    _ignore_=['tmp']; tmp=3; A=tmp
    @enum.nonmember
    class Inner: pass
    B=enum.member(lambda: 3)
t(lambda: (list(Ig),Ig.Inner)); t(lambda: enum.verify(enum.CONTINUOUS)(enum.IntEnum('Q',{'a':1,'b':3})))
