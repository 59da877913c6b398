# What eval makes of mistakes: its text has no line end.
sources = [
    'a = 1 = b',
    'a = f() = b',
    'del 1',
    'del a, 1',
    'del (a, f())',
    'del a + b',
    'del None',
    'f(c 1)',
    'f(a, c 1)',
    'f(a, *b, c 1)',
    'f(*b, c 1)',
    'f(c 1, d)',
    'f(c 1, **d)',
    'f(a=1, a=2)',
    'continue',
    '__debug__ = 1',
    'del __debug__',
    'nonlocal x',
    '*a, *b = 1',
    'x = *a',
    'return *a',
    '[*a, b] += 1',
    'x = {**a, 1}',
    'x = {1, **a}',
]
for source in sources:
    try:
        compile(source, "<case>", "eval")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
