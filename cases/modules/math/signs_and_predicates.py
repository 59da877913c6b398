# copysign, fabs and the questions about a float.
# covers: math.copysign, math.fabs, math.isfinite, math.isinf, math.isnan
import math
from decimal import Decimal
from fractions import Fraction

for x, y in [(1, -0.0), (-1, 0.0), (math.nan, -1), (math.inf, -1), (0, -5), (3, -math.inf), (True, -1)]:
    print(repr(math.copysign(x, y)))
print(repr(math.fabs(-0.0)), math.fabs(-3), math.fabs(-math.inf), math.fabs(math.nan), math.fabs(True))
for value in (0, 1.5, math.inf, -math.inf, math.nan, 10**300, Decimal("NaN"), Decimal("Infinity"), Fraction(1, 3), True):
    print(math.isfinite(value), math.isinf(value), math.isnan(value), math.fabs(value))
for function in (math.fabs, math.isfinite, math.isinf, math.isnan):
    for value in ("1", None, 1j, 10**400, [], Decimal("sNaN")):
        try:
            print(function(value))
        except Exception as error:
            print(function.__name__, type(error).__name__, error)
    try:
        function()
    except TypeError as error:
        print(error)
for arguments in ((), (1,), (1, "a"), ("a", 1), (1, 2, 3)):
    try:
        math.copysign(*arguments)
    except TypeError as error:
        print(error)
