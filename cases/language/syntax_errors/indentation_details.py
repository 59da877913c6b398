# Indentation.
sources = [
    '    x\n',
    'x\n  y\n',
    '(1\n\n\n',
    'a\n\n\n b',
    '\ta b',
    '\t\tif x',
    'x\n\x0c y',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
