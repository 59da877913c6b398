# memoryview with odd arguments.
sources = [
    'memoryview(5)',
    "memoryview('a')",
    "memoryview(b'abc')[1]",
    "memoryview(b'abc')[0:2].tolist()",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
