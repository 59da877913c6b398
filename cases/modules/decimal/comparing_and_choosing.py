# compare, its relatives with a total order, max and min, and the questions.
# covers: decimal.Decimal
from decimal import Decimal

D = Decimal
numbers = [D(text) for text in ("1", "1.0", "-1", "0", "-0", "1E+5", "Infinity", "-Infinity", "NaN", "NaN5", "-NaN", "sNaN", "-sNaN3")]


def told(call):
    try:
        return str(call())
    except Exception as error:
        return type(error).__name__


for name in ("compare", "compare_signal", "compare_total", "compare_total_mag", "max", "max_mag", "min", "min_mag", "same_quantum", "copy_sign", "remainder_near", "next_toward"):
    print(name)
    for first in numbers:
        print("  ", first, *[told(lambda: getattr(first, name)(second)) for second in numbers])
for name in ("is_canonical", "is_finite", "is_infinite", "is_nan", "is_normal", "is_qnan", "is_signed", "is_snan", "is_subnormal", "is_zero", "copy_abs", "copy_negate", "canonical", "conjugate"):
    print(name, *[told(getattr(number, name)) for number in numbers])
print(sorted(numbers[:8]), [D(1).compare(5), D(1).compare("x") if False else ""])
for call in (lambda: D(1).compare("1"), lambda: D(1).compare(1.0), lambda: D(1).max(None), lambda: D(1).compare_total(5), lambda: D(1).same_quantum(1), lambda: D(1).copy_sign(-2)):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
