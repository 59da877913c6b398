# What eval makes of mistakes: its text has no line end.
sources = [
    'not x = 1',
    'x = not',
    'x == 1 = 2',
    "'a' = 1",
    "'a' 'b' = 1",
    "f'a' = 1",
    "b'a' = 1",
    '1 += 1',
    'x + 1 += 1',
    '(a, b) += 1',
    '(a) += 1',
    '(a): int',
    'a[0]: int = 1',
    'lambda: x = 1',
    '[a, b]: int',
    'async',
    'await',
    'await x',
    'def 1(): pass',
    'class 1: pass',
    'class A: x = ',
    'lambda a b: 1',
    'lambda 1: 1',
    'lambda a=: 1',
]
for source in sources:
    try:
        compile(source, "<case>", "eval")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
