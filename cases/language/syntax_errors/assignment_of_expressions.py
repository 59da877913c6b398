# What cannot be assigned to.
sources = [
    'x = \\ y',
    'x = \\',
    '\xe9 = 1a',
    'None = 1',
    'x =',
    'x = (\ny',
    '\xe9 = (1 2)',
    '\xe9; f() = 1',
    'x = yield = 1',
    'a = 1 if b',
    'a = [x y]',
    'assert x = 1',
    '1 = x',
    'x = 1 = y',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
