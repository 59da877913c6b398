# lineno, offset, text, end positions and str() of SyntaxError.
for s in ("x = = 1", "a = 1\nb = (2\nc = 3\n", "def f():\n    return return\n", "if True:\nx", "print('abc", "for i in range(3)\n    print(i)", "x = [1, 2\n", "a b", "\n\n  y = 1", "1 + + ", "def f(x, x): pass"):
    try: compile(s, "file.py", "exec")
    except SyntaxError as e:
        print(repr(s), "|", e, "|", e.filename, e.lineno, e.offset, repr(e.text))
try: eval("1 +* 2")
except SyntaxError as e: print(e.msg, e.filename, e.lineno, e.offset, e.text, isinstance(e, Exception), e.args[0])
try: exec("if 1:\n\tx = 1\n        y = 2")
except TabError as e: print(type(e).__name__, e.msg)
try: exec("if 1:\n    x\n  y")
except IndentationError as e: print(type(e).__name__, e.msg, e.lineno)
try: eval("(" * 250 + ")" * 250)
except SyntaxError as e: print(e.msg)
e = SyntaxError("custom", ("f.py", 3, 5, "the text", 3, 8))
print(e, e.msg, e.lineno, e.offset, e.text, e.end_lineno, e.end_offset, SyntaxError("plain"), SyntaxError().msg)
