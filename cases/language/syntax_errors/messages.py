# The wording of common syntax errors, with line numbers.
sources = ["x = ", "if x", "if x:", "if x:\npass", "  x = 1", "def f(:\n pass", "def f(a, a): pass", "def f(a=1, b): pass", "def f(*): pass", "def f(**k, a): pass", "class", "class A(: pass", "for x in", "for in y: pass", "while", "else: pass",
           "try: pass", "try:\n pass\nx = 1", "return 1", "yield 1", "break", "continue", "x = 5 = y", "1 = x", "f() = 1", "x + 1 = 2", "None = 1", "True = 2", "def None(): pass", "lambda x=1, y: 0", "f(a=1, 2)", "f(**k, *a)", "f(a=1, a=2)", "f(1=2)",
           "f(a b)", "(1, 2", "[1, 2", "{1: 2", "(1]", ")", "x = (", "'abc", "a b", "import", "from x import", "from x import (a", "import a.b as", "global x, ", "x = 1\nglobal x", "nonlocal x", "del f()", "del 1", "assert", "a ? b", "x = $", "print 1", "exec 'x'", "a = b c",
           "if x = 1: pass", "while x = 1: pass", "x == 1 = 2", "def f():\nx = 1", "def f():\n\tx\n        y", "if 1:\n  a\n    b", "if 1:\n    a\n  b", "raise x from", "with x as: pass", "with: pass", "match x:\n case", "a++", "++", "a = *b", "*a", "print(*)", "x if y", "[x for]",
           "[x for x in]", "{x: for x in y}", "{1, 2: 3}", "{1: 2, 3}", "{**a for a in b}", "[*a for a in b]", "(x for x in y, 1)", "f(x for x in y, 1)", "1a", "0777", "0b2", "0o8", "0xg", "1__0", "1_", "1.e", "'a' = 1", "not = 1", "a, b += 1", "(a, b): int = 1", "x: int: str", "async x", "await x", "@\ndef f(): pass", "@a\nx = 1", "\\", "a\\ b", "from __future__ import nope", "import *", "def f(): from m import *", "a := 1", "x = y := 1", "elif x: pass", "except: pass", "try: pass\nexcept: pass\nexcept A: pass", "try: pass\nexcept A, B: pass", "f'{a'", "return", "class A:\n return 1", "lambda: (yield)", "é = 1\nü€ = 2", "\u00a0x"]
for s in sources:
    try:
        compile(s, "<case>", "exec")
        print(repr(s), "compiles")
    except SyntaxError as e:
        print(ascii(s), "|", type(e).__name__, e.msg, e.lineno)
