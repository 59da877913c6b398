# What eval makes of mistakes: its text has no line end.
sources = [
    'True = 1',
    'True += 1',
    'True: int',
    'f() += 1',
    'f(): int',
    '1: int',
    'a, b: int',
    '[a]: int',
    '(a): int = 1',
    'x = yield',
    '... = 1',
    '{} = 1',
    '{a} = 1',
    'f"" = 1',
    '-a = 1',
    'a + b = 1',
    'a or b = 1',
    'a < b = 1',
    'lambda: 1 = 1',
    'await a = 1',
    '(yield) = 1',
    '[a, 1] = 1',
    '(a, f()) = 1',
    '*1 = 1',
]
for source in sources:
    try:
        compile(source, "<case>", "eval")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
