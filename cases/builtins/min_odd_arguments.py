# min with odd arguments.
sources = [
    'min()',
    'min([])',
    'min([], default=5)',
    'min(1)',
    "min(1, 'a')",
    'min(1, 2, key=lambda x: -x)',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
