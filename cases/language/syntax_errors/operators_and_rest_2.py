# Operators and words out of place.
sources = [
    'a <> b',
    'a ? b',
    'a,,b',
    'not',
    'a not b',
    'a is is b',
    '*a',
    'raise A, "b"',
    'a.1',
    'a.',
    '.a',
    'a.b.',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
