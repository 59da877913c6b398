# What cannot be assigned to, deleted or augmented. Wording and line of the error.
sources = [
    'x = 5 = y',
    '1 = x',
    'x + 1 = 2',
    'None = 1',
    'True = 2',
    'del f()',
    'del 1',
    'x == 1 = 2',
    'a = *b',
    '*a',
    "'a' = 1",
    'not = 1',
    'a, b += 1',
    '(a, b): int = 1',
    'x: int: str',
    'a := 1',
    'x = y := 1',
]
for s in sources:
    try:
        compile(s, "<case>", "exec")
        print(repr(s), "compiles")
    except SyntaxError as e:
        print(ascii(s), "|", type(e).__name__, e.msg, e.lineno)
