# iter with odd arguments.
sources = [
    'iter(5)',
    'iter(5, 1)',
    'next(iter([]))',
    'next(iter([]), 1)',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
