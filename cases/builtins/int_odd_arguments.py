# int with odd arguments.
sources = [
    "int('12', 3)",
    "int('0x1f', 16)",
    "int('0b1', 0)",
    "int('09', 0)",
    "int(' 1_000 ')",
    "int('1__0')",
    "int('_1')",
    "int('')",
    "int('\xe9')",
    "int('\u0663')",
    "int(b'12')",
    "int(bytearray(b' 5 '))",
    "int('5', 1)",
    "int('5', 37)",
    "int('5', -1)",
    "int('z', 36)",
    'int(5, 10)',
    'int(None)',
    'int([])',
    "int('1.5')",
    'int(1e20)',
    "int(float('nan'))",
    "int(float('inf'))",
    "int('9'*4301)",
    "int('1'*4300) > 0",
    'int(x=5)',
    "int('5', base=8)",
    'int(base=8)',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
