# What cannot be assigned to.
sources = [
    'assert a = 1',
    'x = *a if b else c',
    'x = 1 if 2 else pass',
    'await = 1',
    'x = async',
    'a = 1\n  b',
    'a = `b`',
    '\u20ac = 1',
    'a\u200b = 1',
    '*a = 1',
    '@a\nx = 1',
    'x = [1 2\n3]',
    'a = [1, 2',
    'x = 1 2',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
