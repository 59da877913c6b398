# The operators between fractions, ints, floats, complex numbers and decimals.
# covers: fractions.Fraction
import operator
from decimal import Decimal
from fractions import Fraction as F

functions = [operator.add, operator.sub, operator.mul, operator.truediv, operator.floordiv, operator.mod, pow, divmod, operator.lt, operator.le, operator.eq, operator.ge]
pairs = [(F(1, 2), F(-3, 4)), (F(7, 3), 2), (5, F(-3, 2)), (F(1, 2), 1.5), (2.5, F(1, 2)), (F(1, 2), 1j), (2j, F(1, 2)), (F(1, 2), Decimal(1)), (F(1, 2), "x"), (F(1, 2), None), (F(1, 2), 0), (F(0), F(0)), (0, F(1, 2)), (F(-8), F(1, 3)), (F(4, 9), F(1, 2)), (F(2, 3), -2), (F(0), -1), (2, F(1, 2)), (F(1, 2), float("nan")), (F(1, 2), float("inf")), (F(1, 2), True), (F(4), F(2))]
for function in functions:
    print(function.__name__)
    for first, second in pairs:
        try:
            print("  ", repr(function(first, second)))
        except Exception as error:
            print("  ", type(error).__name__, error)
for call in (
    lambda: (-F(1, 2), +F(1, 2), abs(F(-1, 2)), bool(F(0)), int(F(-7, 2)), float(F(1, 3)), complex(F(1, 2))),
    lambda: (round(F(5, 2)), round(F(7, 2)), round(F(-5, 2)), round(F(1234, 100), 1), round(F(1250), -2), round(F(1, 3), 0)),
    lambda: round(F(1, 2), "1"),
    lambda: round(F(1, 2), 1.0),
    lambda: (F(-7, 2).__floor__(), F(-7, 2).__ceil__(), F(-7, 2).__trunc__()),
    lambda: (F(3, 4).numerator, F(3, 4).denominator, F(3, 4).real, F(3, 4).imag, F(3, 4).conjugate()),
    lambda: (F(3, 4).as_integer_ratio(), F(4, 2).is_integer(), F(3, 4).is_integer()),
    lambda: F(355, 113).limit_denominator(50),
    lambda: F("3.1415926535897932").limit_denominator(1000),
    lambda: F(1, 3).limit_denominator(),
    lambda: F(1, 3).limit_denominator(0),
    lambda: F(1, 3).limit_denominator("5"),
    lambda: F(5, 7).limit_denominator(max_denominator=3),
    lambda: hash(F(1, 2)) == hash(0.5) and hash(F(3)) == hash(3) and hash(F(1, 3)) == hash(F(2, 6)),
    lambda: (str(F(3)), str(F(-1, 2)), repr(F(0))),
    lambda: setattr(F(1, 2), "numerator", 5),
    lambda: setattr(F(1, 2), "other", 5),
    lambda: float(F(10**400)),
    lambda: F(1, 2) ** 10**3 == F(1, 2**1000),
    lambda: sum([F(1, 3)] * 3),
    lambda: sorted([F(1, 2), 0.3, 1, F(-1)]),
    lambda: F(1, 2) < 1j,
    lambda: F.__slots__,
):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)
