# Mistakes in import statements.
sources = [
    'from a import b,',
    'import',
    'from a import',
    'import a.b as c.d',
    'from a import b as c.d',
    'import a from b',
    'from . import (a,',
    'from a import *, b',
    'from a import (*)',
    'import if',
    'from if import x',
    'def f():\n from x import *',
    'class A:\n from x import *',
    'import a as b.c',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
