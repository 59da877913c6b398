# bytes with odd arguments.
sources = [
    'bytes(5)',
    'bytes(-1)',
    "bytes('a')",
    "bytes('a', 'ascii')",
    "bytes('\xe9', 'ascii')",
    'bytes([256])',
    "bytes(['a'])",
    'bytes(None)',
    'bytes(1.5)',
    "bytes(b'a', 'ascii')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
