# What eval makes of mistakes: its text has no line end.
sources = [
    'if x',
    'a b',
    '(1',
    '1_',
    'a $ b',
    'x = "abc',
    'if 1:',
    'x = \\ y',
    'x = \\',
    '0777',
    '1a',
    '\xe9 \xe9',
    '\xe9 = 1a',
    "b'\xe9'",
    "'\\N{foo}'",
    "'\\x1'",
    "'a' b'b'",
    '\x00',
    'x\x00',
    'return',
    'break',
    'f"{a b}"',
    'f"{}"',
    'f"{a!x}"',
]
for source in sources:
    try:
        compile(source, "<case>", "eval")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
