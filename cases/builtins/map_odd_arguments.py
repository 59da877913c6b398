# map with odd arguments.
sources = [
    'list(map(len, 5))',
    'list(map(None, [1]))',
    'map(len)',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
