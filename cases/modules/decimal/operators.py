# The operators between decimals, ints, floats and fractions, and their refusals.
# covers: decimal.Decimal
import operator
from decimal import Decimal
from fractions import Fraction

D = Decimal
functions = [operator.add, operator.sub, operator.mul, operator.truediv, operator.floordiv, operator.mod, pow, divmod, operator.lt, operator.eq, operator.ne]
pairs = [(D("7.5"), D("-2")), (D("7.5"), 2), (2, D("7.5")), (D(1), 1.5), (1.5, D(1)), (D(1), Fraction(1, 2)), (Fraction(1, 2), D(1)), (D(1), "1"), (D(1), None), (D(0), D(0)), (D(1), D(0)), (D("Infinity"), D("Infinity")), (D("NaN"), D(1)), (D("sNaN"), D(1)), (D(2), D("0.5")), (D(-2), D("0.5")), (D(1), 1j), (D("1E+500000"), D("1E+500000")), (D(1), True), (D(10) ** 30, D(7))]
for function in functions:
    print(function.__name__)
    for first, second in pairs:
        try:
            print("  ", repr(function(first, second)))
        except Exception as error:
            print("  ", type(error).__name__, error)
for call in (
    lambda: -D("-0"),
    lambda: +D("1.123456789012345678901234567890"),
    lambda: abs(D("-1.50")),
    lambda: bool(D("-0.0")),
    lambda: int(D("-2.7")),
    lambda: int(D("NaN")),
    lambda: int(D("Infinity")),
    lambda: float(D("1e400")),
    lambda: float(D("sNaN")),
    lambda: complex(D("1.5")),
    lambda: round(D("2.5")),
    lambda: round(D("2.675"), 2),
    lambda: round(D("1234"), -2),
    lambda: round(D("NaN")),
    lambda: round(D("Infinity"), 1),
    lambda: round(D(1), "1"),
    lambda: (D("-1.5").__floor__(), D("-1.5").__ceil__(), D("-1.5").__trunc__()),
    lambda: (D(1).real, D(1).imag, D(1).conjugate()),
    lambda: pow(D(3), 5, 7),
    lambda: pow(D(3), D(-1), 7),
    lambda: hash(D("1.0")) == hash(1) and hash(D("0.5")) == hash(0.5),
    lambda: hash(D("sNaN")),
    lambda: sum([D("0.1")] * 3) == D("0.3"),
    lambda: max(D(1), 2.5, D(3)),
    lambda: D(5) in {5, 6.0},
    lambda: [10, 20][D(1)],
    lambda: D("1.5").as_integer_ratio(),
    lambda: D("Infinity").as_integer_ratio(),
    lambda: D("NaN").as_integer_ratio(),
    lambda: str(D("1E+3")) + str(D("-0E-7")) + str(D("1E-7")) + str(D("123.4E+2")),
    lambda: D("-1E+3").to_eng_string() + D("1.5E-7").to_eng_string(),
    lambda: D(1) < float("nan"),
    lambda: D("NaN") == D("NaN"),
    lambda: D("NaN") < 1,
    lambda: D("sNaN") == 1,
):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)
