# Of several mistakes, which one is told; part 1.

sources = r"""
break
continue
yield 1
return 1
await x
async with x: pass
async for x in y: pass
[x async for x in y]
nonlocal x
def f():\n  break\n  yield\n  nonlocal z
def f():\n  nonlocal z\n  break
class A:\n  return 1
class A:\n  yield 1
class A:\n  break
class A:\n  return 1\n  break
for x in y:\n  class A:\n    break
for x in y:\n  def f():\n    continue
break\nreturn 1
return 1\nbreak
x = 1\nglobal x
def f():\n  x = 1\n  global x\nbreak
break\ndef f():\n  x = 1\n  global x
break\nfrom __future__ import nope
from __future__ import nope\nbreak
x = 5\nfrom __future__ import annotations
break\nx = 5\nfrom __future__ import annotations
def f(a, a): pass\nbreak
break\ndef f(a, a): pass
def f():\n  return\n  yield\nlambda: (yield)\nbreak
lambda a, a: 1
async def f():\n  yield 1\n  return 2
async def f():\n  return 2\n  yield 1
async def f():\n  yield from x
def f():\n  await x
def f():\n  async with a: pass
def f():\n  async for a in b: pass
def f():\n  [x async for x in y]
def f():\n  (x async for x in y)
def f():\n  [await x for x in y]
async def f():\n  def g():\n    await x
(yield)
[(yield) for x in y]
((yield) for x in y)
{(yield): 1 for x in y}
class A: [(yield) for x in y]
[x := 1 for x in y]
[x for x in (y := 1)]
[[x := 1 for y in z] for x in w]
class A: [x := 1 for y in z]
(x := 1) = 2
del (x := 1)
del f()
del 1
del x + 1
"""

for source in sources.strip("\n").split("\n"):
    source = source.replace("\\n", "\n")
    try:
        compile(source, "<s>", "exec")
        print("ok   ", repr(source))
    except SyntaxError as e:
        print(repr(source), "->", type(e).__name__, e.msg, (e.lineno, e.offset, e.end_lineno, e.end_offset))
