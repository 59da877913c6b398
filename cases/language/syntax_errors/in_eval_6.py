# What eval makes of mistakes: its text has no line end.
sources = [
    'not',
    'a not b',
    'a is is b',
    'del (a, b',
    'del a b',
    'x: int: str',
    '*a',
    '*a = 1',
    'del *a',
    'type X = ',
    'type X[T]',
    'type 1 = 2',
    'case',
    'match x',
    '"\\u12"',
    '"\\U12345678"',
    'b"\\x1"',
    'f"\\x1"',
    '"a" f"\\N{zz}"',
    "f'{a!}'",
    "f'{a!r:'",
    "f'{a!r '",
    "f'{a=!}'",
    "f'{!r}'",
]
for source in sources:
    try:
        compile(source, "<case>", "eval")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
