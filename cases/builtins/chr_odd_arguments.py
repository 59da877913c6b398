# chr with odd arguments.
sources = [
    'chr(-1)',
    'chr(0x110000)',
    "chr('a')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
