# Of several mistakes, which one is told; part 3.

sources = r"""
for a in *b: pass
for a in *b, c: pass
return *a, b
def f(): return *a
def f(*): pass
def f(*, **k): pass
def f(*a, *b): pass
def f(**k, a): pass
def f(**k, *a): pass
def f(a=1, b): pass
def f(a, /, b, /): pass
def f(/): pass
def f(*, /): pass
def f(a, *, b, /): pass
def f(*a, /): pass
def f(a, (b, c)): pass
def f(a: int = 1, *b: int = 2): pass
def f(**k=1): pass
def f(*a=1): pass
lambda *: 1
lambda **k, a: 1
lambda a=1, b: 1
lambda (a, b): 1
try: pass
try: pass\nexcept: pass\nexcept E: pass
try: pass\nexcept E: pass\nexcept* F: pass
try: pass\nexcept*: pass
try: pass\nexcept* E: return
try: pass\nexcept* E: break
while 1:\n  try: pass\n  except* E: break
def f():\n  try: pass\n  except* E: return
while 1:\n  try: pass\n  except* E:\n    while 1: break
try: pass\nexcept E, F: pass
try: pass\nexcept E, F as e: pass
try: pass\nexcept E as e.x: pass
try: pass\nexcept E as (a, b): pass
try: pass\nelse: pass
try: pass\nfinally: pass\nexcept: pass
try:\n  pass\nx = 1
with a as f(): pass
with a as 1: pass
with a, b as c(): pass
with (a as b, c as 1): pass
with a as (b, 1): pass
import a.b as c.d
import a, 
from a import
from a import (b
from a import *, b
from a import b,
from . import *
def f(): from a import *
class A: from a import *
from a import b as c.d
"""

for source in sources.strip("\n").split("\n"):
    source = source.replace("\\n", "\n")
    try:
        compile(source, "<s>", "exec")
        print("ok   ", repr(source))
    except SyntaxError as e:
        print(repr(source), "->", type(e).__name__, e.msg, (e.lineno, e.offset, e.end_lineno, e.end_offset))
