# Missing colons, blocks and indentation. Wording and line of the error.
sources = [
    'if x',
    'if x:',
    'if x:\npass',
    '  x = 1',
    'class',
    'class A(: pass',
    'for x in',
    'for in y: pass',
    'while',
    'if x = 1: pass',
    'while x = 1: pass',
    'def f():\nx = 1',
    'def f():\n\tx\n        y',
    'if 1:\n  a\n    b',
    'if 1:\n    a\n  b',
    'with x as: pass',
    'with: pass',
    'match x:\n case',
    'def f(): from m import *',
]
for s in sources:
    try:
        compile(s, "<case>", "exec")
        print(repr(s), "compiles")
    except SyntaxError as e:
        print(ascii(s), "|", type(e).__name__, e.msg, e.lineno)
