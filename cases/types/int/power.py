# ** and pow of ints: negative exponents, moduli, inverses, zero, huge, and mixed types.
sources = [
    "2**10, (-2)**3, 0**0, 0**5, 1**10**10, (-1)**(10**10 + 1)",
    "2**-1, (-2)**-2, 10**-3",
    "0**-1",
    "0**-1.0",
    "pow(0, -1)",
    "2**0.5, (-8)**(1/3)",
    "4**-0.5",
    "2**1j",
    "10**20, (-10)**21",
    "True**2, 2**True, type(True**True), True**-1",
    "pow(2, 10, 7), pow(-2, 3, 5), pow(2, 10, -7), pow(2, 0, 5), pow(2, 0, 1), pow(0, 0, 1), pow(2, 10, 1), pow(5, 3, -1)",
    "pow(3, -1, 7), pow(3, -2, 7), pow(-3, -1, 7), pow(10, -5, 37)",
    "pow(2, -1, 4)",
    "pow(0, -1, 7)",
    "pow(2, 3, 0)",
    "pow(2, -1, 0)",
    "pow(2, 3.0, 5)",
    "pow(2.0, 3, 5)",
    "pow(2, 3, 5.0)",
    "pow(2, 3, None)",
    "pow('a', 2)",
    "pow(2, 'a')",
    "pow(2, 'a', 3)",
    "pow(2, [], {})",
    "pow(2)",
    "pow(2, 3, 4, 5)",
    "pow(base=2, exp=3), pow(2, exp=3, mod=5), pow(2, 3, mod=3)",
    "pow(x=2, y=3)",
    "pow(3, 10**20, 10**9 + 7), pow(10**20, 3, 10**15 + 1), pow(7, 10**30, 10**40)",
    "(2).__pow__(3), (2).__pow__(3, 5), (2).__rpow__(3), (2).__rpow__(3, 5), (2).__pow__('a'), (2).__pow__(3, 'a'), (2).__pow__(-1)",
    "(2).__pow__()",
    "10.0 ** 400",
    "2 ** 10000 % 10**9",
    "2 ** 'a'",
    "[] ** 2",
    "None ** None",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
