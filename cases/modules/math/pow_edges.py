# math.pow follows C: every pair of special values, and errors where a float would be too large or no number.
# covers: math.pow
import math

values = [0.0, -0.0, 1.0, -1.0, 0.5, -2.0, 3.0, math.inf, -math.inf, math.nan]
for x in values:
    row = []
    for y in values:
        try:
            row.append(repr(math.pow(x, y)))
        except Exception as error:
            row.append(f"{type(error).__name__}: {error}")
    print(x, row)
for arguments in ((10, 308), (10, 309), (-10, 309), (2, -1080), (2, 0.5), (True, 5), ("2", 2), (2, None), (2,), (1, 2, 3), (10**400, 1), (2, 10**400), (1j, 1)):
    try:
        print(math.pow(*arguments))
    except Exception as error:
        print(type(error).__name__, error)
