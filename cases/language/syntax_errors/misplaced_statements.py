# Statements in the wrong place, imports and clauses of try. Wording and line of the error.
sources = [
    'x = ',
    'else: pass',
    'try: pass',
    'try:\n pass\nx = 1',
    'return 1',
    'yield 1',
    'break',
    'continue',
    'a b',
    'import',
    'from x import',
    'from x import (a',
    'import a.b as',
    'global x, ',
    'x = 1\nglobal x',
    'nonlocal x',
    'assert',
    'print 1',
    "exec 'x'",
    'a = b c',
    'raise x from',
    'a++',
    '++',
    'x if y',
    'async x',
    'await x',
    '@\ndef f(): pass',
    '@a\nx = 1',
    'from __future__ import nope',
    'import *',
    'elif x: pass',
    'except: pass',
    'try: pass\nexcept: pass\nexcept A: pass',
    'try: pass\nexcept A, B: pass',
    'return',
    'class A:\n return 1',
]
for s in sources:
    try:
        compile(s, "<case>", "exec")
        print(repr(s), "compiles")
    except SyntaxError as e:
        print(ascii(s), "|", type(e).__name__, e.msg, e.lineno)
