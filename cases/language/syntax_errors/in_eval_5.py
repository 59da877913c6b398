# What eval makes of mistakes: its text has no line end.
sources = [
    'x = async',
    'a <> b',
    'a ? b',
    'a = `b`',
    '0x',
    '0b12',
    '0o8',
    '1e',
    '1e+',
    '1.a',
    '1_000_',
    '0_7',
    "'''abc",
    '\u20ac = 1',
    'a\u200b = 1',
    'lambda *: 1',
    'x = {1, 2: 3}',
    'x[1, *]',
    'x[]',
    'f(,)',
    '(,)',
    'a,,b',
    '[,]',
    'return return',
]
for source in sources:
    try:
        compile(source, "<case>", "eval")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
