# Fractions, and what is computed of samples.
import statistics
from decimal import Decimal
from fractions import Fraction


def fraction():
    return Fraction(source.whole(), source.pick([1, 2, 3, 7, 10, 12, 64, 1000, source.below(10**12) + 1]))


def text():
    return source.pick(["", "-", "+", " "]) + source.pick([str(source.below(1000)), "", "1_0"]) + source.pick(["", "/" + str(source.below(20)), ".", "." + source.text("0123456789", 0, 8), "e5", ".5E-3", "/-3", " / 3", "/1_1", "/3.0"]) + source.pick(["", "", " ", "x"])


def spec():
    return source.pick(["", "", "*<", "^", ">", "="]) + source.pick(["", "+", " ", "-"]) + source.pick(["", "", "z"]) + source.pick(["", "", "#"]) + source.pick(["", "", "0", "12", "020"]) + source.pick(["", "", ",", "_"]) + source.pick(["", ".0", ".1", ".3", ".12"]) + source.pick(["", "f", "e", "g", "%", "E", "G", "F", "d", "n"])


OPERATIONS = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a / b, "//": lambda a, b: a // b,
    "%": lambda a, b: a % b, "divmod": divmod, "<": lambda a, b: (a < b, a == b, a >= b), "hash": lambda a, b: hash(a),
    "round": lambda a, b: (round(a), round(a, 2), round(a, -1)), "limit": lambda a, b: a.limit_denominator(source.between(1, 1000)),
    "float": lambda a, b: float(a), "int": lambda a, b: (int(a), a.__floor__(), a.__ceil__(), str(a)), "**": lambda a, b: a ** source.between(-6, 6),
    "** of fraction": lambda a, b: a ** Fraction(source.between(-3, 3), source.between(1, 3)), "with float": lambda a, b: (a + 0.5, a * 1.5, 2.5 // a, a % 0.3),
    "with int": lambda a, b: (a + 1, 3 - a, a * 2, 5 / a, 7 % a, 9 // a), "with complex": lambda a, b: (a + 1j, a * 2j),
}
for _ in range(1500):
    first, second = fraction(), fraction()
    name = source.pick(list(OPERATIONS))
    check(name, f"{first} {second}", OPERATIONS[name], first, second)
    given = spec()
    check("format", f"{first} {given!r}", format, first, given)
    given = text()
    check("parse", repr(given), Fraction, given)
    number = source.real()
    check("of float", repr(number), Fraction, number)

ONE = ["mean", "fmean", "geometric_mean", "harmonic_mean", "median", "median_low", "median_high", "mode", "multimode", "pstdev", "pvariance", "stdev", "variance"]
TWO = ["covariance", "correlation", "linear_regression"]


def sample(length):
    kind = source.below(6)
    if kind == 0:
        return [source.between(-9, 9) for _ in range(length)]
    if kind == 1:
        return [source.between(1, 1000) / 8 for _ in range(length)]
    if kind == 2:
        return [fraction() for _ in range(length)]
    if kind == 3:
        return [Decimal(source.between(-999, 999)).scaleb(-source.between(0, 4)) for _ in range(length)]
    if kind == 4:
        return [source.real() for _ in range(length)]
    return [source.pick([source.between(-9, 9), source.between(-90, 90) / 7, True]) for _ in range(length)]


for _ in range(900):
    data = sample(source.pick([0, 1, 2, 3, 5, 8, 20]))
    name = source.pick(ONE)
    check(name, data, getattr(statistics, name), data)
    positive = [abs(x) for x in data]
    weights = [source.between(0, 5) for _ in data]
    check("fmean by weight", f"{data} {weights}", statistics.fmean, data, weights)
    check("harmonic_mean", f"{positive} {weights}", statistics.harmonic_mean, positive, source.pick([None, weights]))
    check("quantiles", data, statistics.quantiles, data, n=source.between(0, 6), method=source.pick(["inclusive", "exclusive"]))
    check("median_grouped", data, statistics.median_grouped, data, source.pick([1, 0.5, 2]))
    other = sample(len(data))
    name = source.pick(TWO)
    check(name, f"{data} {other}", getattr(statistics, name), data, other)
    normal = statistics.NormalDist(source.between(-50, 50) / 4, source.between(0, 40) / 4)
    point = source.between(-100, 100) / 8
    check("NormalDist", f"{normal} {point}", lambda: (normal.pdf(point), normal.cdf(point), normal.zscore(point)))
    check("NormalDist", f"{normal}", lambda: (normal.inv_cdf(abs(point) / 15), normal.quantiles(3), normal * 2 - 1))
    check("kde", data, lambda: statistics.kde([float(x) for x in data], source.pick([0.5, 1, 3.0]), source.pick(["normal", "logistic", "sigmoid", "rectangular", "triangular", "parabolic", "quartic", "triweight", "cosine"]), cumulative=source.chance(50))(point))
