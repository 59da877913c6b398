# How slips of people and programs that write programs are told; part 4.

sources = r"""
1if x else y
0_7
1_a
0b1_
'abc
"abc
"abc\n
'a' b
'a' 1
b'é'
u'a' b'b'
'\x1'
'\u12'
'\U00110000'
'\N{nope}'
b'\x1'
'\8'
$x
x$
x?
`x`
x @
@
@x
@x y\ndef f(): pass
@\ndef f(): pass
x = “a”
x = ‘a’
x – y
x × y
x≠y
x = 1　+ 2
é = 1
x² = 1
x\u200b = 1
#comment only
\
\\
x = \
x = 1 \ 
if True: x = 1 else: x = 2
if x: y else z
x = if y: z
x = for y in z
x = def f(): pass
x = import y
x = class A: pass
x = return
x = pass
x = None = 1
None = 1
None += 1
x.None = 1
f(None=1)
def f(None): pass
class None: pass
"""

for source in sources.strip("\n").split("\n"):
    source = source.replace("\\n", "\n").replace("\\t", "\t").replace("\\u200b", "\u200b")
    try:
        compile(source, "<s>", "exec")
        print("ok   ", repr(source))
    except SyntaxError as e:
        print(repr(source), "->", type(e).__name__, e.msg, (e.lineno, e.offset, e.end_lineno, e.end_offset), repr(e.text))
