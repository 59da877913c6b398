# Decimal of every kind of value, and texts that are no numbers.
# covers: decimal.Decimal, decimal.DecimalTuple
from decimal import Decimal, DecimalTuple
from fractions import Fraction


def show(*arguments, **named):
    try:
        print(repr(Decimal(*arguments, **named)))
    except Exception as error:
        print(type(error).__name__, error)


for value in ("1", "-1.50", " 1.5 ", "+1e5", "1E-10", ".5", "5.", "1_000.5", "_1", "1__0", "1_", "inf", "-Infinity", "nan", "NaN123", "-sNaN5", "nan1_2", "1e", "e5", "", " ", "1 2", "0x10", "١٢", "１.5", "1\n", "\u20031", "1\0", "--1", "1e5.5", "infin", "1e999999999999999999", "1e1000000000000000000", "1e-9999999999999999999999", "0e9999999999999999999", "٣e٢"):
    show(value)
for value in (5, -(10**30), True, 1.1, -0.0, 1e400, float("nan"), Decimal("1.50"), (0, (1, 2), -1), (1, (), 0), (0, (0, 0, 1), 2), [0, [1], 1], (0, (1,), "F"), (1, (), "n"), (0, (5,), "N"), (2, (1,), 0), (0, (10,), 0), (0, "12", 0), (0, (1,), "x"), (0, (1,)), (0, (1.0,), 0), ("0", (1,), 0), (0, (1,), 1.5), DecimalTuple(0, (7,), 0), None, b"1", [], {}, 1j, Fraction(1, 2)):
    show(value)
show()
show("1", None)
show(value="5")
show("1", context=5)
print(Decimal.from_float(0.1), Decimal.from_float(5), Decimal.from_float(True), Decimal.from_float(float("inf")))
for value in ("0.1", None, Decimal(1)):
    try:
        print(Decimal.from_float(value))
    except TypeError as error:
        print(error)
t = Decimal("-1.50").as_tuple()
print(t, t.sign, t.digits, t.exponent, type(t).__name__, DecimalTuple._fields, Decimal("sNaN3").as_tuple(), Decimal("-Infinity").as_tuple(), Decimal("NaN").as_tuple())


class Mine(Decimal):
    def __new__(cls, value="0", *more):
        return super().__new__(cls, value)

    def extra(self):
        return "extra"


m = Mine("1.5")
print(repr(m), m.extra(), type(m + 1).__name__, type(Mine.from_float(1.5)).__name__, type(-m).__name__, type(Mine(m)).__name__, m == Decimal("1.5"))
try:
    Decimal(1).new = 5
except AttributeError as error:
    print(error)
