# What eval makes of mistakes: its text has no line end.
sources = [
    "f'{:x}'",
    "f'{=}'",
    "f'{*}'",
    "f'{a b:x}'",
    "f'{a $ b}'",
    "f'{a;b}'",
    "f'{'",
    "f'{a:'",
    "f'{#}'",
    "f'{a)}'",
    "f'{(a}'",
    "f'{a]'",
    "f'{yield}'",
    'if',
    'if :',
    '\\',
    'a\\',
    '(\\',
    '"""',
    "x = '\\",
    '((((',
    'print a.b, c',
    'print f(x)',
    'print (a) b',
]
for source in sources:
    try:
        compile(source, "<case>", "eval")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
