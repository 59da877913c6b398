# print with odd arguments.
sources = [
    'print(1, sep=5)',
    'print(1, foo=2)',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
