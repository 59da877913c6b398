# Corners of arithmetic and of small built-in functions.
sources = [
    '(1.5).hex()',
    '1 % 0',
    '1.0 % 0',
    '1 // 0',
    '1 / 0',
    '1.0 / 0',
    '1 << -1',
    '1 << 2**70',
    '1 >> -1',
    '1.5 << 1',
    'bool([])',
    '1j / 0',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
