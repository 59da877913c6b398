# What cannot be deleted.
sources = [
    'del f()',
    'del',
    'del (a, b',
    'del a b',
    'del *a',
    'del 1',
    'del a, 1',
    'del (a, f())',
    'del a + b',
    'del None',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
