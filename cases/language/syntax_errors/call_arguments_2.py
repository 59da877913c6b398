# Mistakes in the arguments of calls.
sources = [
    'f(**a, b)',
    'f(,)',
    'f(a\nb c)',
    'f(a b\nc)',
    'f(a,\n b c,\n d)',
    'f() += 1',
    'f(): int',
    'f(c 1)',
    'f(a, c 1)',
    'f(a, *b, c 1)',
    'f(*b, c 1)',
    'f(a, *b, c\n 1, **d)',
    'f(a, c 1, **d)',
    'f(c 1, d)',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
