# Parameters of lambdas.
sources = [
    'lambda *, **k: 1',
    'lambda **k, a: 1',
    'lambda a=1, b: 1',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
