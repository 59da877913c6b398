# Mistakes in import statements.
sources = [
    'import a.b as 1',
    'from a import b as 1',
    'from 1 import a',
    'from a.1 import b',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
