# How slips of people and programs that write programs are told; part 7.

sources = r"""
try:\n  pass\nexcept* :\n  pass
try:\n  pass\nexcept *E, F:\n  pass
do: pass
unless x: pass
x = new Foo()
var x = 1
let x = 1
const x = 1
int x = 1
function f(): pass
func f(): pass
void f(): pass
public x = 1
x = null;
} 
if (x) { y }
if (x): { y }
else if x: pass
if x then y
end
fi
x => x + 1
(x) => x + 1
x -> y
x.?y
x?.y
x ?? y
x ** = 2
x // = 2
x >> = 2
x |> f
a..b
a...b
...a
a ... b
async for x in y: pass
async with x: pass
def f(): async for x in y: pass
def f(): await x
def f(): yield = 1
yield x = 1
x = await = 1
def f():\n\tx = 1\n        y = 2
if 1:\n  x\n\ty
if 1:\n\tx\n  y
  x = 1
x = 1\n  y = 2
def f():\n  x\n y
class A:\n  def f(self):\n  pass
class A:\n\n\nx = 1
while 1:\n# comment\nx = 1
for x in y:\n    # only comment
def f():
def f(): # c
if x:
"""

for source in sources.strip("\n").split("\n"):
    source = source.replace("\\n", "\n").replace("\\t", "\t").replace("\\u200b", "\u200b")
    try:
        compile(source, "<s>", "exec")
        print("ok   ", repr(source))
    except SyntaxError as e:
        print(repr(source), "->", type(e).__name__, e.msg, (e.lineno, e.offset, e.end_lineno, e.end_offset), repr(e.text))
