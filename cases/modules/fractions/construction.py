# Fraction of every kind of value, and texts that are none.
# covers: fractions.Fraction
from decimal import Decimal
from fractions import Fraction


def show(*arguments, **named):
    try:
        print(repr(Fraction(*arguments, **named)))
    except Exception as error:
        print(type(error).__name__, error)


for value in ("1/2", "-3/6", " 4/6 ", "+1/3", "1.25", "-.5", "5.", "1e3", "1.5e-2", "1_000/3", "1/2_0", "1_0.5_0", "1/ 2", "1 /2", "1//2", "1/-2", "1/2.0", "", " ", "x", ".", "1e", "/2", "1/", "nan", "inf", "1/0", "٣/٤", "1\n", "0x1", "1__0", "1E400", "--1"):
    show(value)
for value in (5, True, 0.1, -2.5, 1e308, float("nan"), float("inf"), Decimal("0.10"), Decimal("NaN"), Decimal("-Infinity"), Fraction(3, 9), None, 1j, [], b"1/2"):
    show(value)
for pair in ((1, 2), (2, 4), (-2, 4), (2, -4), (0, -5), (1, 0), (Fraction(1, 2), Fraction(3, 4)), (1.5, 2), (1, 2.0), ("1", 2), ("1/2", "2"), (True, 3), (1, None), (None, 1), (2, Decimal(1))):
    show(*pair)
show()
show(numerator=3, denominator=6)
show(denominator=6)
show(1, 2, 3)
show(1, divisor=2)


class Ratio:
    def as_integer_ratio(self):
        return 7, 2


class Rational:
    numerator, denominator = 3, 4


show(Ratio())
show(Rational())
for call in (lambda: Fraction.from_float(0.75), lambda: Fraction.from_float(3), lambda: Fraction.from_float("1"), lambda: Fraction.from_float(float("nan")), lambda: Fraction.from_decimal(Decimal("1.1")), lambda: Fraction.from_decimal(3), lambda: Fraction.from_decimal(1.5), lambda: Fraction.from_decimal(Decimal("Infinity"))):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


class Mine(Fraction):
    pass


m = Mine(1, 2)
print(repr(m), type(m + 1).__name__, type(abs(m)).__name__, type(Mine.from_float(0.5)).__name__, type(m.limit_denominator(3)).__name__, m == Fraction(1, 2))
