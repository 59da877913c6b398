# What cannot be assigned to in place.
sources = [
    'a, b += 1',
    'a = b = c += 1',
    'True += 1',
    '[*a, b] += 1',
    '1 += 1',
    'x + 1 += 1',
    '(a, b) += 1',
    '(a) += 1',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
