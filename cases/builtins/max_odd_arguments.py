# max with odd arguments.
sources = [
    'max([1, 2], key=None)',
    'max(1, default=2)',
    "max('abc', 'b')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
