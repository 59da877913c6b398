# type with odd arguments.
sources = [
    'type(1, 2)',
    "type('A', (), {})",
    "type('A', (5,), {})",
    "type('A', (int, str), {})",
    "type('A', (bool,), {})",
    'type(1, (), {})',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
