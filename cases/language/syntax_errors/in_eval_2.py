# What eval makes of mistakes: its text has no line end.
sources = [
    '{1:2, 3}',
    'f(a=1,a=2)',
    'f(**a, *b)',
    'a, b += 1',
    '(a,b): int=1',
    'None = 1',
    'f() = 1',
    'x =',
    ')',
    '(]',
    '1 +* 2',
    '\xe9 = (1 2)',
    '\xe9; f() = 1',
    'f(1=2 "abc',
    '\ta b',
    '\t\tif x',
    'import',
    'from a import',
    'print 1',
    'exec "x"',
    'x = yield = 1',
    'a = 1 if b',
    'a = [x y]',
    '@',
]
for source in sources:
    try:
        compile(source, "<case>", "eval")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
