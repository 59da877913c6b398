# Data classes of all kinds, and what they refuse.
import pprint, csv, abc, types, contextlib, typing, dataclasses, base64, hashlib, uuid, calendar, io, re, weakref, inspect, asyncio, time, queue, sys
from dataclasses import dataclass, field
from typing import *
def t(f):
    try: print(re.sub(' at 0x[0-9a-f]+','',repr(f())))
    except BaseException as e: print(type(e).__name__, re.sub(' at 0x[0-9a-f]+','',str(e)))
@dataclass(order=True)
class P:
    x:int
    y:int=0
    tags:list=field(default_factory=list,compare=False,repr=False)
    z:int=field(default=3,init=False)
    def __post_init__(self): self.s=self.x+self.y
p=P(1,2); t(lambda: p); t(lambda: p==P(1,2)); t(lambda: p<P(2)); t(lambda: p.s); t(lambda: dataclasses.asdict(p)); t(lambda: dataclasses.astuple(p)); t(lambda: dataclasses.replace(p,x=9)); t(lambda: dataclasses.replace(p,z=1)); t(lambda: [f.name for f in dataclasses.fields(P)]); t(lambda: P()); t(lambda: P(1,2,[],4)); t(lambda: hash(p)); t(lambda: P.__match_args__); t(lambda: dataclasses.is_dataclass(p)); t(lambda: P.__doc__); t(lambda: inspect.signature(P)); t(lambda: dataclasses.fields(P)[0])
@dataclass(frozen=True,slots=True)
class Fz: a:int; b:str='q'
f=Fz(1); t(lambda: hash(f)==hash(Fz(1))); t(lambda: setattr(f,'a',2)); t(lambda: delattr(f,'a')); t(lambda: f.__dict__); t(lambda: Fz.__slots__); t(lambda: dataclasses.replace(f,a=5))
def b1():
    @dataclass
    class X: a:int=1; b:int
t(b1)
def b2():
    @dataclass
    class X: a:list=[]
t(b2)
@dataclass(kw_only=True)
class K: a:int; b:int=2
t(lambda: K(a=1)); t(lambda: K(1))
@dataclass
class Base: a:int
@dataclass
class Der(Base): b:int=0; c:ClassVar[int]=5; d:dataclasses.InitVar[int]=0
t(lambda: Der(1,2,3)); t(lambda: dataclasses.make_dataclass('M',['x',('y',int,5)])(1)); t(lambda: dataclasses.asdict(5)); t(lambda: dataclasses.fields(5))
@dataclass
class Inner: v:int
@dataclass
class Outer: i:Inner; l:list[Inner]; d:dict
t(lambda: dataclasses.asdict(Outer(Inner(1),[Inner(2)],{'k':Inner(3)}))); t(lambda: Outer(Inner(1),[],{}))
@dataclass(eq=False)
class NE: a:int
t(lambda: NE(1)==NE(1)); t(lambda: dataclass(unsafe_hash=True)(type('U',(),{'__annotations__':{'a':int}})))
