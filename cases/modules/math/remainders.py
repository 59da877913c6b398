# fmod takes the sign of the first, remainder the nearest multiple; both refuse the same things.
# covers: math.fmod, math.remainder
import math

values = [5, -5, 5.5, -5.5, 7, 0.3, 1e22, math.inf, -math.inf, math.nan, 0.0, -0.0, 5e-324]
for function in (math.fmod, math.remainder):
    for x in values:
        row = []
        for y in (3, -3, 2, 0.1, math.inf, 0.0, math.nan):
            try:
                row.append(repr(function(x, y)))
            except ValueError as error:
                row.append(str(error))
        print(function.__name__, x, row)
    for arguments in ((), (1,), (1, 2, 3), ("1", 2), (1, None), (10**400, 3)):
        try:
            function(*arguments)
        except Exception as error:
            print(type(error).__name__, error)
