# Floor division, remainder, divmod and true division of ints: every sign, sizes, zero, and errors' words.
sources = [
    "[(a // b, a % b) for a in (7, -7) for b in (2, -2)]",
    "[divmod(a, b) for a in (7, -7, 0, 10**20, -10**20) for b in (3, -3, 10**10, -10**10)]",
    "(-2**63) // -1, (-2**63) % -1, divmod(-2**63, -1)",
    "7 // 0",
    "7 % 0",
    "7 / 0",
    "divmod(7, 0)",
    "7.0 // 0",
    "7 % 0.0",
    "divmod(7, 0.0)",
    "0 / 5, -0 / 5, 0 / -5",
    "1 / 3, 2 / 3, 10**30 / 10**29, (10**400) / (10**399)",
    "10**400 / 3",
    "1 / 10**400",
    "-1 / 10**400",
    "(2**53 + 1) / 1, (2**54 + 3) / 2",
    "True / 2, True // 2, True % 2, divmod(True, 2)",
    "7 // 2.0, 7 % 2.5, divmod(7, -2.5)",
    "10**20 // 7, 10**20 % 7, -10**20 // 7, -10**20 % 7",
    "10**40 // 10**20, (10**40 + 1) % 10**20",
    "5 // 'a'",
    "5 % None",
    "5 / []",
    "divmod(5, 'a')",
    "divmod('a', 5)",
    "divmod(5)",
    "divmod(5, 2, 1)",
    "(5).__floordiv__('a'), (5).__mod__(None), (5).__truediv__([]), (5).__divmod__('a'), (5).__rdivmod__(12)",
    "(5).__floordiv__(0)",
    "(5).__rfloordiv__(12), (5).__rmod__(12), (5).__rtruediv__(12)",
    "(5).__floordiv__(2.0)",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
