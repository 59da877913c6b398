# ord with odd arguments.
sources = [
    "ord('ab')",
    "ord(b'ab')",
    'ord(5)',
    "ord('')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
