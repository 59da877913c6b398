# filter with odd arguments.
sources = [
    'list(filter(None, [0, 1]))',
    'filter(None)',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
