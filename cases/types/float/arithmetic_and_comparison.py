# Floats: zero divisions, remainders and their signs, powers, comparisons with everything, hashes.
inf, nan = float('inf'), float('nan')
sources = [
    "1.0 / 0",
    "1.0 // 0.0",
    "1.0 % 0",
    "divmod(1.0, 0)",
    "0.0 ** -1",
    "(-8.0) ** (1 / 3)",
    "10.0 ** 400",
    "-1.0 ** 0.5, (-1.0) ** 2, (-1.0) ** inf, 0.0 ** 0, inf ** 0, nan ** 0, 1 ** nan, 2.0 ** -1074, (-0.0) ** 3, (-0.0) ** -3 if False else 0",
    "(-0.0) ** -3",
    "7.5 // 2, -7.5 // 2, 7.5 % -2, -7.5 % 2, 7.5 % 2, 0.0 % 5, -0.0 % 5, 5 % inf, -5 % inf, 5 % -inf, inf // 2, 5 // inf, -5 // inf",
    "inf % 5, divmod(inf, 5), divmod(5, inf), divmod(-5.5, 2), divmod(5.5, -2), 1e20 % 3, 1e308 // 1e-308, divmod(-0.0, 1)",
    "inf - inf, inf * 0, inf + -inf, inf + 1, -inf - 1, nan + 1, 1e308 * 10, -1e308 * 10, 5e-324 / 2, 0.1 + 0.2, 1 - 0.9",
    "1.5 + 'a'",
    "1.5 + None",
    "1.5 * []",
    "1.5 * 'a'",
    "1.5 // 1j",
    "1.5 % 1j",
    "divmod(1.5, 1j)",
    "1.5 < 1j",
    "1.5 < 'a'",
    "1.5 << 1",
    "1.5 & 1",
    "~1.5",
    "nan == nan, nan != nan, nan < 1, nan > 1, nan in [nan], [nan] == [nan], inf > 10**400, -inf < -10**400, 0.0 == -0.0, 1.0 == True, 1.0 == 1+0j, 1.0 == '1', 2.0**53 == 2**53 + 1, 1e16 == 10**16, 0.1 == 1/10",
    "1e308 < 10**309, 1e308 > 10**308 - 1, 0.5 < 1, -0.5 > -1, 1.5 == 3 / 2",
    "(1.5).__add__(1), (1.5).__add__(1j), (1.5).__add__('a'), (1.5).__radd__(1), (1.5).__eq__('a'), (1.5).__lt__(2), (1.5).__floordiv__(1), (1.5).__rpow__(2), (1.5).__divmod__(1), (1.5).__rdivmod__(2), (1.5).__neg__(), (1.5).__pos__(), (-1.5).__abs__()",
    "(1.5).__pow__(2, 3)",
    "pow(1.5, 2, 3)",
    "hash(inf), hash(-inf), hash(0.5), hash(-0.0), hash(1e300) == hash(10**300), hash(2.0**61), hash(1.0) == hash(1)",
    "min(nan, 1), min(1, nan), max(nan, 1), max(1, nan), sorted([3, nan, 1])[0], min(0.0, -0.0), sum([0.1] * 10), sum([1e100, 1.0, -1e100]), sum([nan, 1]), sum([inf, -inf])",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
