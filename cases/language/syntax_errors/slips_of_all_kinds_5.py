# How slips of people and programs that write programs are told; part 5.

sources = r"""
import None
for None in x: pass
x: None = 1
True.x = 1
x = True = 1
(x, True) = 1
[x, None] = 1
del None
del True
with x as None: pass
lambda None: 1
print(x for x in y z)
print(x, for y in z)
[x for x y in z]
[x for x in]
[for x in y]
[x for in y]
[x for x in y if]
[x if y for x in z]
[x for x in y else z]
[x, y for x in z]
{x, y for x in z}
{x: y, z for x in z}
{x: y for x in z, w}
(x, y for x in z)
[*x for x in y]
{**x for x in y}
{*x for x in y}
f(**x for x in y)
f(x for x in y, 1)
f(x=y for y in z)
f(x=)
f(x=1, =2)
f(=1)
f(,)
f(x,,y)
f(x, y=1, z)
f(*)
f(**)
f(x=1, *y)
f(**x, *y)
f(x := 1, y)
f(x=y := 1)
f(x.y=1)
f("x"=1)
f(x+y=1)
f(lambda=1)
f(if=1)
f(True=1)
f(x==1=2)
x[1
x[1:2:3:4]
x[]
x[1,,2]
x[*]
x[**y]
"""

for source in sources.strip("\n").split("\n"):
    source = source.replace("\\n", "\n").replace("\\t", "\t").replace("\\u200b", "\u200b")
    try:
        compile(source, "<s>", "exec")
        print("ok   ", repr(source))
    except SyntaxError as e:
        print(repr(source), "->", type(e).__name__, e.msg, (e.lineno, e.offset, e.end_lineno, e.end_offset), repr(e.text))
