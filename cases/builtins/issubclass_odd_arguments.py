# issubclass with odd arguments.
sources = [
    'issubclass(int, (str, object))',
    'issubclass(1, int)',
    'issubclass(int, 1)',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
