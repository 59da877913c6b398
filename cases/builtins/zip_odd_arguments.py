# zip with odd arguments.
sources = [
    'list(zip([1], [2, 3], strict=True))',
    'list(zip([1, 2], [3], strict=True))',
    'list(zip([1,2], [1,2], [1], strict=True))',
    'zip(5)',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
