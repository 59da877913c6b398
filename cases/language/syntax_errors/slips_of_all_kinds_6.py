# How slips of people and programs that write programs are told; part 6.

sources = r"""
x[a=1]
x[:=1]
x[a:=1]
x[lambda: 1]
x[1:2, *y]
x = y = 
x, = 
x, y = 1 = 2
x += y += 1
x += 
x + = 1
x -= = 1
x =+ 1
(x) += 1
(x, y) += 1
x() += 1
x + 1 += 1
"a" += 1
x if y else z += 1
x := y = 1
*x = 1
*x, *y = 1
x, *y, *z = 1
*x += 1
del *x
del (x, *y)
del x, *y
for *x in y: pass
(*x)
(*x) = 1
print(*x)
[*x]
*x
*x, 
return *x
x = *y
x = *y,
x = (*y)
x = *y if z else w
if *x: pass
x[*y] = 1
f'{x y}'
f'{x'
f'{x!}'
type X
type X[
type X = 
type X[T = 1
match x
match x:
match x:\n  pass
match x:\n  case
match x:\n  case 1
match x:\n  case 1:\n
match x:\n  case 1: pass\n  default: pass
switch x:\n  case 1: pass
"""

for source in sources.strip("\n").split("\n"):
    source = source.replace("\\n", "\n").replace("\\t", "\t").replace("\\u200b", "\u200b")
    try:
        compile(source, "<s>", "exec")
        print("ok   ", repr(source))
    except SyntaxError as e:
        print(repr(source), "->", type(e).__name__, e.msg, (e.lineno, e.offset, e.end_lineno, e.end_offset), repr(e.text))
