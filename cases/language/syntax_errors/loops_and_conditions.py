# Mistakes in for, while, if and else.
sources = [
    'if x',
    'if x\n',
    'if 1:\nx',
    'if 1:',
    'if 1:\n',
    'break',
    'for x in\n',
    'if x:\n  a\n  else',
    'if x:\n a\nelse:\n b\nelif c:\n d',
    'if x:\n\n\n',
    'if x:\n# c\n\n',
    'if x:\n  # c\n',
    'for x in y',
    'else:',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
