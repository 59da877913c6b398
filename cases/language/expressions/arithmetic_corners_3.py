# Corners of arithmetic and of small built-in functions.
sources = [
    "abs('a')",
    'hex(2**70)',
    'oct(1.5)',
    "ascii('\xe9\\n\\U0001f600')",
    "repr('\\x00\\x7f\\xa0\\u200b\\ud800')",
    'callable(5)',
    'hasattr(5, 1)',
    "setattr(5, 'x', 1)",
    "delattr(5, 'real')",
    'vars(5)',
    'dir(5)[:2]',
    'next(5)',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
