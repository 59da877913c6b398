# Numbers that are none.
sources = [
    '1_',
    'x = 1_\ny',
    '0777',
    '1a',
    '0x',
    '0b12',
    '0o8',
    '1e',
    '1e+',
    '1.a',
    '1_000_',
    '0_7',
    'x = 1.2.3',
    'x = 1..2',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
