# atan2 of every pair of signed zeros, infinities and units, and its wrong calls.
# covers: math.atan2
import math

values = [0.0, -0.0, 1.0, -1.0, math.inf, -math.inf, math.nan, 5e-324]
for y in values:
    print(*[repr(math.atan2(y, x)) for x in values])
print(math.atan2(True, 2), math.atan2(10**20, -1))
for arguments in ((), (1,), (1, 2, 3), ("a", 1), (1, "a"), (10**400, 1), (1j, 1), (None, None)):
    try:
        print(math.atan2(*arguments))
    except Exception as error:
        print(arguments if len(str(arguments)) < 40 else "long", type(error).__name__, error)
try:
    math.atan2(y=1, x=1)
except TypeError as error:
    print(error)
