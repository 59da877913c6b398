# Of str.maketrans: one, two and three arguments, keys of every kind, lengths that differ.
sources = [
    "str.maketrans({'a': 'b', 99: 'x', 'd': None, 'e': 5})",
    "str.maketrans('ab', 'xy'), str.maketrans('ab', 'xy', 'cd'), str.maketrans('', ''), str.maketrans('aa', 'xy'), str.maketrans('a', 'b', 'a')",
    "str.maketrans({})",
    "str.maketrans({'ab': 'x'})",
    "str.maketrans({'': 'x'})",
    "str.maketrans({1.5: 'x'})",
    "str.maketrans({None: 'x'})",
    "str.maketrans({True: 'x', -1: 'y', 10**20: 'z'})",
    "str.maketrans([('a', 'b')])",
    "str.maketrans('ab')",
    "str.maketrans('ab', 'x')",
    "str.maketrans('ab', 5)",
    "str.maketrans(5, 'ab')",
    "str.maketrans({'a': 1}, 'b')",
    "str.maketrans('a', 'b', 5)",
    "str.maketrans('a', 'b', None)",
    "str.maketrans()",
    "str.maketrans('a', 'b', 'c', 'd')",
    "str.maketrans(x='a')",
    "'x'.maketrans('é', '𝄞')",
    r"str.maketrans('\ud800', 'a')",
    "str.maketrans(type('D', (dict,), {})(a=1))",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
