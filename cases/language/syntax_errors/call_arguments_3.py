# Mistakes in the arguments of calls.
sources = [
    'f(c 1, **d)',
    'f(a=1, a=2)',
    '(*a, b) = yield = 1',
    'f(**a, **b, c=1, *d)',
    'f(a for a in b, c)',
    'f(c, a for a in b)',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
