# Mistakes in comprehensions.
sources = [
    '{a: b for a{in c}',
    '[b for a{in c}',
    'async for x in y: pass',
    '[x := 1 for x in y]',
    '[y for x in (z := 1)]',
    '[(x := 1) for y in z for x in w]',
    '[a async for a in b]',
    '(a async for a in b)',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
