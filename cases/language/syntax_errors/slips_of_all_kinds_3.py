# How slips of people and programs that write programs are told; part 3.

sources = r"""
finally: pass
raise
raise E,
return
return 1 2
del
del x y
assert
assert x,
global
global x y
nonlocal
pass x
pass 1
break x
continue 1
import
from
from x
async
async def
async x
await
await x y
yield x y
lambda
lambda:
not
x not y
x is
x in
x not in
x and
or y
x. y
x.
.x
x..y
x.1
1.x
1..x
1.real
1 .real
1_000_
1__0
_1
0777
08
0x
0xg
0b2
0o8
1e
1e+
1.5.5
1a
"""

for source in sources.strip("\n").split("\n"):
    source = source.replace("\\n", "\n").replace("\\t", "\t").replace("\\u200b", "\u200b")
    try:
        compile(source, "<s>", "exec")
        print("ok   ", repr(source))
    except SyntaxError as e:
        print(repr(source), "->", type(e).__name__, e.msg, (e.lineno, e.offset, e.end_lineno, e.end_offset), repr(e.text))
