# str with odd arguments.
sources = [
    'str(10**4300)',
    'str(10**4299)[:3]',
    "str(b'a')",
    "str(b'a', 'ascii')",
    "str(b'\\xff', 'ascii')",
    "str(b'\\xff', 'ascii', 'ignore')",
    "str(5, 'ascii')",
    "str('a', 'ascii')",
    'str(object=5)',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
