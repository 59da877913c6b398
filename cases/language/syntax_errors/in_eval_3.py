# What eval makes of mistakes: its text has no line end.
sources = [
    'del f()',
    'del',
    'assert x = 1',
    '1 = x',
    'x = 1 = y',
    '\ufeffa b',
    "f'{a",
    "f'{a:{b",
    "f'{a:{b}",
    "f'{a['x']}'",
    "f'abc",
    "f'}'",
    'print(*)',
    'f(*a=1)',
    'raise from x',
    'assert a = 1',
    '{*a: 1}',
    '{1: *a}',
    '{1: **a}',
    '{1:}',
    '{1:2, 3:}',
    '(*a)',
    '(**a)',
    '1 + not 2',
]
for source in sources:
    try:
        compile(source, "<case>", "eval")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
