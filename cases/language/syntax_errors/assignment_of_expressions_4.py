# What cannot be assigned to.
sources = [
    '[a, 1] = 1',
    '(a, f()) = 1',
    '*1 = 1',
    'a = 1 = b',
    'a = f() = b',
    'a\naaaa = \\ x\n',
    'x = [await y for a in b]',
    '*a, *b = 1',
    'a, *b, c, *d = 1',
    'x = *a',
    'not x = 1',
    'x = not',
    'x == 1 = 2',
    "'a' = 1",
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
