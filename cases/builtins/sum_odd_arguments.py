# sum with odd arguments.
sources = [
    'sum([])',
    'sum([1,2], 3)',
    "sum(['a'])",
    "sum(['a'], '')",
    "sum([b'a'], b'')",
    'sum([[1],[2]], [])',
    'sum([0.1]*10)',
    'sum([1e100, 1.0, -1e100])',
    'sum([1, 1.5, 2j])',
    'sum(5)',
    'sum([1], start=2)',
    'sum((1,2), [])',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
