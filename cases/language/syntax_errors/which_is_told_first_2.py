# Of several mistakes, which one is told; part 2.

sources = r"""
del (a, 1)
del [a, b()]
f() = 1
f() += 1
(a, b) += 1
[a, b] += 1
a + b = c
a and b = c
not a = b
-a = b
lambda: 1 = 2
1 = x
"a" = x
f"a" = x
None = 1
True = 1
... = 1
__debug__ = 1
def __debug__(): pass
def f(__debug__): pass
class __debug__: pass
import __debug__
import x as __debug__
from x import __debug__
for __debug__ in x: pass
with x as __debug__: pass
try: pass\nexcept E as __debug__: pass
del __debug__
__debug__ += 1
(__debug__ := 1)
x.__debug__ = 1
f(__debug__=1)
f(True=1)
f(a=1, a=2)
f(**a, *b)
f(**a, b)
f(a=1, b)
f(a for a in b, c)
f(c, a for a in b)
f(a for a in b, c=1)
f(a.b=1)
f(1=2)
f((a)=1)
f(a := 1 = 2)
x = *a
*a
*a, = 1, 2
*a, *b = c
a, *b, *c = d
*a = c
[*a] = c
x = (*a)
print(*a for a in b)
for *a in b: pass
"""

for source in sources.strip("\n").split("\n"):
    source = source.replace("\\n", "\n")
    try:
        compile(source, "<s>", "exec")
        print("ok   ", repr(source))
    except SyntaxError as e:
        print(repr(source), "->", type(e).__name__, e.msg, (e.lineno, e.offset, e.end_lineno, e.end_offset))
