# getattr with odd arguments.
sources = [
    "getattr(5, 'x')",
    "getattr(5, 'x', 1)",
    'getattr(5, 1)',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
