# Of several mistakes, which one is told; part 4.

sources = r"""
from a import b as 1
import 1
import a as b.c
from .. a import b
raise a, b
raise a from
assert (a, b)
assert a, b, c
assert a = b
global x, 
global 1
nonlocal x = 1
def f():\n  global x\n  nonlocal x
def f():\n  nonlocal x\n  global x
def f(x):\n  global x
def f(x):\n  nonlocal x
def f():\n  print(x)\n  global x
def f():\n  x: int\n  global x
def f():\n  global x\n  x: int
x: int; global x
def f():\n  import x\n  global x
def f():\n  for x in y: pass\n  nonlocal x
(x): int = 1
x, y: int
[x]: int
x.y: int = 1
x(): int
1: int
a.b.c: int
x: int = *a
x: int = yield
x: yield
class A:\n  x: (yield)
x: (y := 1) = 2
if x = 1: pass
if x := 1: pass
while x = 1: pass
x := 1
(x.y := 1)
(x[0] := 1)
f(x.y := 1)
[x := 1]
{x := 1}
{x := 1: 2}
{1: x := 2}
x[y := 1]
x[a:b := 1]
lambda: x := 1
lambda: (x := 1)
def f(a = x := 1): pass
def f(a: x := 1): pass
@x := 1\ndef f(): pass
"""

for source in sources.strip("\n").split("\n"):
    source = source.replace("\\n", "\n")
    try:
        compile(source, "<s>", "exec")
        print("ok   ", repr(source))
    except SyntaxError as e:
        print(repr(source), "->", type(e).__name__, e.msg, (e.lineno, e.offset, e.end_lineno, e.end_offset))
