# The last digit of the inverse hyperbolic functions, over all their ranges, real and complex.
# covers: math.asinh, math.acosh, math.atanh, cmath.asinh, cmath.acos, cmath.asin, cmath.acosh
import cmath
import math

for x in (123456789.125, 2.5, 1e-9, 0.1, 0.49, 0.51, 1.0, 1.75, 2.0, 3.0, 1e8, 2.0**28, 2.0**28 + 1, 1e300, 5e-324):
    print(x, math.asinh(x), math.asinh(-x), math.acosh(1 + x), math.atanh(x) if x < 1 else "-")
    print(cmath.asinh(x), cmath.acos(x), cmath.asin(complex(x, 1)), cmath.acosh(-x), cmath.atanh(complex(0.25, x)))
for x in (0.5, -1.0, -(2**63), float("nan"), float("-inf")):
    try:
        print(math.acosh(x))
    except ValueError as error:
        print(error)
