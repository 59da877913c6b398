# Mistakes in dicts and sets.
sources = [
    'x = {a: b for a{in c}\n1}',
    'x = {**a, 1}',
    'x = {1, **a}',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
