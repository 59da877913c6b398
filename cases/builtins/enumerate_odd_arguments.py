# enumerate with odd arguments.
sources = [
    "list(enumerate('ab', 5))",
    'enumerate(5)',
    "enumerate('a', 'b')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
