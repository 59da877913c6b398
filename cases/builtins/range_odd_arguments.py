# range with odd arguments.
sources = [
    'list(range(5, 0, -2))',
    'range(1, 2, 0)',
    "range('a')",
    'range(1.5)',
    'range()',
    'range(1, 2, 3, 4)',
    'range(10)[2:5]',
    'range(10)[::-1]',
    'range(10)[20]',
    'range(5) == range(0, 5, 1)',
    'hash(range(3)) == hash(range(0, 3, 1))',
    'len(range(2**70))',
    'range(2**70)[2**69]',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
