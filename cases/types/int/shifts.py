# << and >> of ints: negative counts, huge counts, signs, bools and other types.
sources = [
    "1 << 0, 1 << 10, 1 << 64, -1 << 3, 0 << 10**10",
    "1 << -1",
    "1 >> -1",
    "-1 >> -1",
    "1 >> 10**30",
    "-1 >> 10**30",
    "0 >> 10**30",
    "0 << 10**30",
    "5 >> 1, -5 >> 1, -1 >> 100, 2**70 >> 69, -2**70 >> 71, (2**70 - 1) >> 3",
    "True << True, True >> 1, type(True << 0)",
    "1 << 1.0",
    "1.0 << 1",
    "'a' << 1",
    "1 << None",
    "(1).__lshift__(2), (1).__rlshift__(2), (1).__rshift__(2), (8).__rrshift__(1024), (1).__lshift__('a')",
    "(1).__lshift__(-1)",
    "(1).__lshift__()",
    "(1).__lshift__(1, 2)",
    "(-2**64) >> 1, (-2**64 - 1) >> 1, (-3) >> 1, (-2**63) >> 63, (-2**63) >> 64",
    "2**62 << 1, 2**63 << 1, -2**62 << 1, -2**63 << 1",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
