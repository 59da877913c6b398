# How slips of people and programs that write programs are told; part 1.

sources = r"""
if x = 1:\n  pass
if x == 1\n  pass
while True\n  pass
for i in range(3)\n  pass
def f()\n  pass
class A\n  pass
else:\n  pass
elif x:\n  pass
if x:\npass
if x:\n  pass\n else:\n  pass
if x:\n  pass\n   y
def f():\nreturn 1
print "hello"
print hello
print f"x"
exec "x"
print x, y
x++
x--
++x
x = 5;;
x = = 5
x == 5 == 
x = 5 +
x = (1, 2
x = [1, 2
x = {1: 2
x = (1, 2]
x = 1)
x = ]
foo(1, 2
foo(1 2)
foo(a b)
[1 2]
[a b, c]
{1 2}
{1: 2 3: 4}
{1: 2, 3}
{1, 2: 3}
{1:}
{1: *a}
{**a, *b}
{*a, **b}
{a: 1, **b: 2}
(a b)
(1 if x)
1 if x
x = 1 if y
x = 1 if y else
x if y else z = 1
lambda x: y = 1
lambda x y: 1
a ? b : c
a && b
a || b
!a
"""

for source in sources.strip("\n").split("\n"):
    source = source.replace("\\n", "\n").replace("\\t", "\t").replace("\\u200b", "\u200b")
    try:
        compile(source, "<s>", "exec")
        print("ok   ", repr(source))
    except SyntaxError as e:
        print(repr(source), "->", type(e).__name__, e.msg, (e.lineno, e.offset, e.end_lineno, e.end_offset), repr(e.text))
