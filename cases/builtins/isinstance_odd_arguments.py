# isinstance with odd arguments.
sources = [
    'isinstance(1, (int, 5))',
    'isinstance(1, int | str)',
    'isinstance(1, 5)',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
