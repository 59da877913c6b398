# hash with odd arguments.
sources = [
    'hash([])',
    'hash({})',
    'hash(1.0) == hash(1)',
    "hash(float('inf'))",
    'hash(-1)',
    'hash(2**61 - 1)',
    'hash(1.5)',
    'hash(None) == hash(None)',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
