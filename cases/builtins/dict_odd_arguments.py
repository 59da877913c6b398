# dict with odd arguments.
sources = [
    'dict(5)',
    'dict([5])',
    'dict([(1,)])',
    'dict([(1, 2)], a=3)',
    "dict(a=1, **{'b': 2})",
    'dict(1, 2)',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
