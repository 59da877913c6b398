# hypot and dist: no overflow on the way, infinities before NaN, and points that do not fit together.
# covers: math.hypot, math.dist
import math


def show(function, *arguments):
    try:
        print(function.__name__, repr(function(*arguments)))
    except Exception as error:
        print(function.__name__, type(error).__name__, error)


for arguments in ((), (3,), (-3,), (3, 4), (1, 2, 3, 4, 5), (1e200, 1e200), (1e-200, 1e-200), (5e-324, 5e-324), (math.inf, math.nan), (math.nan, 1), (-math.inf,), (True, True), (1e308, 1e308, 1e308), (10**400,), ("1",), (1, None), (1j,)):
    show(math.hypot, *arguments)
for p, q in [((), ()), ((1,), (4,)), ((1, 2), (4, 6)), ([1, 2], [4, 6]), ((0, 0, 0), (1, 1, 1)), ((math.inf, 0), (math.inf, 0)), ((math.inf, math.nan), (0, 0)), ((1e200, 0), (-1e200, 0)), ((1, 2), (1,)), ((), (1,)), (1, 2), ("ab", "cd"), ((1,), ("a",)), ((x for x in (1, 2)), (x for x in (4, 6))), ({1: 2}, {4: 5}), ((10**400,), (1,)), (None, (1,))]:
    show(math.dist, p, q)
show(math.dist, (1,))
show(math.dist, (1,), (2,), (3,))
try:
    math.hypot(x=1)
except TypeError as error:
    print(error)
