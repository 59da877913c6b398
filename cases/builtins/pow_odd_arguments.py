# pow with odd arguments.
sources = [
    'pow(2, 10, 7)',
    'pow(2, -1, 7)',
    'pow(2, -1, 4)',
    'pow(2, -1)',
    'pow(0, -1)',
    'pow(2, 3, 0)',
    'pow(-2, 3, 5)',
    'pow(2, 3, -5)',
    'pow(2.0, 3, 5)',
    "pow('a', 2)",
    'pow(-8, 1/3)',
    'pow(0.0, -1)',
    'pow(2, 0.5)',
    'pow(base=2, exp=3)',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
