# divmod with odd arguments.
sources = [
    'divmod(7, -2)',
    'divmod(-7, 2)',
    'divmod(7.5, 2)',
    'divmod(1, 0)',
    'divmod(1.0, 0)',
    "divmod('a', 1)",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
