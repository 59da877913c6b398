# Corners of arithmetic and of small built-in functions.
sources = [
    'all(5)',
    "any([0, 'a'])",
    'tuple(5)',
    'list(5)',
    'frozenset([1, 1])',
    'super()',
    'object(1)',
    'property(5).fget',
    'staticmethod(5)',
    'classmethod(5)',
    "exec('1', 5)",
    '__import__(5)',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
