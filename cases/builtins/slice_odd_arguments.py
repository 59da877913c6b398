# slice with odd arguments.
sources = [
    'slice(1, 2).indices(5)',
    'slice(None, None, 0).indices(5)',
    'slice(1, 2, 3) == slice(1, 2, 3)',
    'hash(slice(1, 2))== hash(slice(1, 2))',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
