# A class that is only registered as a kind of number meets fractions on its right side.
import numbers
from fractions import Fraction


class Ratio:
    def __init__(self, numerator, denominator):
        self.numerator, self.denominator = numerator, denominator


class Measure:
    def __float__(self):
        return 1.5


class Turn:
    def __complex__(self):
        return 1j


numbers.Rational.register(Ratio)
numbers.Real.register(Measure)
numbers.Complex.register(Turn)
half = Fraction(1, 2)
for operation in ("__radd__", "__rsub__", "__rmul__", "__rtruediv__", "__rfloordiv__", "__rmod__"):
    for other in (Ratio(3, 4), Measure(), Turn()):
        print(operation, repr(getattr(half, operation)(other)))
print(Ratio(3, 4) * half, Measure() / half, Turn() + half)
