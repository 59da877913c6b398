# Brackets, displays and comprehensions. Wording and line of the error.
sources = [
    '(1, 2',
    '[1, 2',
    '{1: 2',
    '(1]',
    ')',
    'x = (',
    '[x for]',
    '[x for x in]',
    '{x: for x in y}',
    '{1, 2: 3}',
    '{1: 2, 3}',
    '{**a for a in b}',
    '[*a for a in b]',
    '(x for x in y, 1)',
]
for s in sources:
    try:
        compile(s, "<case>", "exec")
        print(repr(s), "compiles")
    except SyntaxError as e:
        print(ascii(s), "|", type(e).__name__, e.msg, e.lineno)
