# Mistakes in comprehensions.
sources = [
    '[x for x y in z]',
    '[*a for a in b]',
    '{**a for a in b}',
    '(*a for a in b)',
    '(a for a in b) = 1',
    '[a for a in b] = 1',
    '[x for f() in y]',
    '[x for 1 in y]',
    '(x for x in y z)',
    '[x, y for x in y]',
    '[x, for x in y]',
    '{x, y for x in y}',
    '{x: y for x in y',
    '{x for x in y: 1}',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
