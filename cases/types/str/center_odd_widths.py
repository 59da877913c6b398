# Of str.center: on which side the odd blank goes, fill characters of every kind, and refusals.
sources = [
    "['ab'.center(n) for n in range(-1, 7)]",
    "['abc'.center(n, '*') for n in range(2, 9)]",
    r"''.center(3, '-'), ''.center(2, '-'), 'a'.center(4, 'é'), 'a'.center(4, '𝄞'), 'é'.center(3, '\ud800'), 'a'.center(True)",
    "'a'.center(5, '')",
    "'a'.center(5, 'ab')",
    "'a'.center(5, b'x')",
    "'a'.center(5, None)",
    "'a'.center(5, 7)",
    "'a'.center('5')",
    "'a'.center(5.0)",
    "'a'.center(None)",
    "'a'.center()",
    "'a'.center(1, 'b', 'c')",
    "'a'.center(width=5)",
    "'a'.center(10**20)",
    "'a'.center(-10**20)",
    "type(type('S', (str,), {})('ab').center(1))",
    "(lambda s: s.center(1) is s)('ab')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
