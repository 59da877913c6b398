# Mistakes in the arguments of calls.
sources = [
    'f(a=1,a=2)',
    'f(**a, *b)',
    'f() = 1',
    'f(*a=1)',
    '(*a)',
    '(**a)',
    'f(True=1)',
    'f(a.b=1)',
    'f(a=)',
    'f(a, b=)',
    'f(**a=1)',
    'f(x for x in y, 1)',
    'f(1, x for x in y)',
    'f(a=1, b)',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
