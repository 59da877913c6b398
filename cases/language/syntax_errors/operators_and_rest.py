# Operators and words out of place.
sources = [
    'a b',
    'a b\n',
    'a $ b',
    '\xe9 \xe9',
    '\x00',
    'x\x00',
    '1 +* 2',
    'a\r\nb c\r\n',
    '\ufeffa b',
    'raise from x',
    '1 + not 2',
    '- not 2',
    '"a" b "c"',
    'pass if 1 else 2',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
