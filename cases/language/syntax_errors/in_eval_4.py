# What eval makes of mistakes: its text has no line end.
sources = [
    '- not 2',
    '"a" b "c"',
    'for x in y',
    'class A',
    'def f',
    'def f()',
    'def f(x',
    'else:',
    'f(True=1)',
    'f(a.b=1)',
    'f(a=)',
    'f(a, b=)',
    'f(**a=1)',
    'f(a=1, b)',
    'f(**a, b)',
    '(a := 1) = 2',
    'x := 1',
    '(a.b := 1)',
    '[a = 1]',
    '(a = 1)',
    'global',
    'nonlocal 1',
    'async x',
    'await = 1',
]
for source in sources:
    try:
        compile(source, "<case>", "eval")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
