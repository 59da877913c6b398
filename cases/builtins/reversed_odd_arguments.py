# reversed with odd arguments.
sources = [
    'list(reversed(5))',
    'list(reversed({1: 2}))',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
