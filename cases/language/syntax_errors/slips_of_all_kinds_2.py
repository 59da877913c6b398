# How slips of people and programs that write programs are told; part 2.

sources = r"""
a <> b
a === b
a =! b
a != = b
a := 1
x = yield = 1
def f(x, x): pass
def f(x y): pass
def f(x=1 y): pass
def f(1): pass
def f("a"): pass
def f(x.y): pass
def f(x[0]): pass
def f(*): pass
def f(x, *, ): pass
def f(x) -> : pass
def f(x): int: pass
def 1f(): pass
def f: pass
def (): pass
def f(x):: pass
class A(: pass
class A(x y): pass
class 1: pass
class A.b: pass
import a.b as
import a as b as c
from a import b as
from a import (b, c
from a import b c
from a b import c
import a from b
from . import
from .a import
for x y in z: pass
for x in: pass
for in y: pass
for x of y: pass
for (i = 0; i < 5; i++): pass
for x in y z: pass
for 1 in y: pass
for f() in y: pass
for x, in y: pass
for x in y if z: pass
while: pass
with: pass
with x as: pass
with x y: pass
with (x, y: pass
with open("a") as f, open("b") as g pass
try: x
try x: pass
except: pass
except E as: pass
try:\n  x\nexcept E e:\n  pass
try:\n  x\nexcept (E, F as e):\n  pass
"""

for source in sources.strip("\n").split("\n"):
    source = source.replace("\\n", "\n").replace("\\t", "\t").replace("\\u200b", "\u200b")
    try:
        compile(source, "<s>", "exec")
        print("ok   ", repr(source))
    except SyntaxError as e:
        print(repr(source), "->", type(e).__name__, e.msg, (e.lineno, e.offset, e.end_lineno, e.end_offset), repr(e.text))
