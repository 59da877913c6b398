# round with odd arguments.
sources = [
    'round(2.5)',
    'round(-2.5)',
    'round(2.675, 2)',
    'round(1234, -2)',
    'round(1250, -2)',
    'round(1350,-2)',
    'round(5, None)',
    'round(1.5, None)',
    "round('a')",
    "round(1.5, 'a')",
    'round(1e308, -308)',
    "round(float('nan'))",
    "round(float('inf'))",
    'round(5.5, 1.0)',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
