# The numeric tower: abstract methods, what is registered, and what the classes give.
# covers: numbers.Number, numbers.Complex, numbers.Real, numbers.Rational, numbers.Integral
import numbers
from decimal import Decimal
from fractions import Fraction

kinds = [numbers.Number, numbers.Complex, numbers.Real, numbers.Rational, numbers.Integral]
for value in (5, True, 1.5, 1j, Fraction(1, 2), Decimal(1), "a", None):
    print(type(value).__name__, [kind.__name__ for kind in kinds if isinstance(value, kind)])
for kind in kinds:
    print(kind.__name__, [base.__name__ for base in kind.__mro__], sorted(kind.__abstractmethods__), kind.__hash__, kind.__slots__)
    try:
        kind()
        print("made")
    except TypeError as error:
        print(error)


methods = {name: (lambda self, *arguments, name=name: name) for name in numbers.Rational.__abstractmethods__ if name not in ("numerator", "denominator")}
Full = type("Full", (numbers.Rational,), methods | {"numerator": 1, "denominator": 2})
f = Full()
print(float(f), f.real, f.imag, f.conjugate(), divmod(f, 1), f.__rdivmod__(1), complex(f), bool(f))
methods = {name: (lambda self, *arguments, name=name: 7) for name in numbers.Integral.__abstractmethods__}
i = type("Whole", (numbers.Integral,), methods)()
print(int(i), float(i), i.numerator, i.denominator, i.__index__(), i.real is not None, [10, 20, 30, 1, 2, 3, 4, 5][i], bool(i))
methods = {name: (lambda self, *arguments, name=name: 3) for name in numbers.Complex.__abstractmethods__}
c = type("Comp", (numbers.Complex,), methods)()
print(bool(c), c == 3)


@numbers.Real.register
class Registered:
    pass


print(isinstance(Registered(), numbers.Complex), issubclass(Registered, numbers.Rational), sorted(numbers.__all__))
