# Corners of arithmetic and of small built-in functions.
sources = [
    '0 ** -1',
    '0.0 ** -1',
    '0 << 2**70',
    '0j ** -1',
    '-7 // 2',
    '-7 % 3',
    '-7.5 // 2',
    '-7.5 % 2',
    "-5 % float('inf')",
    '7 % -3',
    "5 % float('inf')",
    'abs(-2**70)',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
