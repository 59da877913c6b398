# fma multiplies and adds with one rounding; its special cases and errors.
# covers: math.fma
import math

inf, nan = math.inf, math.nan
print(math.fma(0.1, 10, -1), 0.1 * 10 - 1)
print(math.fma(1e308, 10, -1e308) if False else "no overflow asked", math.fma(1e300, 1e300, -inf))
for x, y, z in [(2, 3, 4), (0.0, 1, -0.0), (-0.0, 1, -0.0), (0.0, -1, 0.0), (inf, 2, 1), (inf, 0, 1), (inf, 0, nan), (inf, 1, -inf), (nan, 0, 1), (1, nan, 1), (1e308, 10, 0), (1e308, 10, -1e308), (5e-324, 0.5, 0), (-5e-324, 0.5, 0), (2**53 + 1, 3, 1), (True, True, True)]:
    try:
        print(x, y, z, repr(math.fma(x, y, z)))
    except Exception as error:
        print(x, y, z, type(error).__name__, error)
for arguments in ((), (1,), (1, 2), (1, 2, 3, 4), ("1", 2, 3), (1, "2", 3), (1, 2, "3"), (1, 2, None)):
    try:
        print(math.fma(*arguments))
    except Exception as error:
        print(type(error).__name__, error)
try:
    math.fma(x=1, y=2, z=3)
except TypeError as error:
    print(error)
