# fsum, prod and sumprod: exactness, types of results, starts, strictness and errors.
# covers: math.fsum, math.prod, math.sumprod
import math
from decimal import Decimal
from fractions import Fraction


def show(function, *arguments, **named):
    try:
        print(function.__name__, repr(function(*arguments, **named)))
    except Exception as error:
        print(function.__name__, type(error).__name__, error)


for items in ([], [0.1] * 10, [1e308, 1e308, -1e308], [1e16, 1, -1e16], [math.inf, 1], [math.inf, -math.inf], [math.nan, math.inf], [1, True, Fraction(1, 3)], [Decimal("0.1"), 1], [10**400], ["1"], [None], 5, [1e308] * 3, (x for x in (1, 2)), [-0.0], {1: 2}):
    show(math.fsum, items)
for items in ([], [2, 3], [2, 3.5], [2, Fraction(1, 3)], [True, True], ["ab", 2], [2, "ab"], [[1], 3], [None], 5, [0, math.inf], [2**40, 2**40], [1.5, Decimal(1)], iter([4, 5])):
    show(math.prod, items)
show(math.prod, [1, 2], start=5)
show(math.prod, [], start="x")
show(math.prod, [2], start=[1])
show(math.prod, [3], start=None)
show(math.prod, [1], 2)
show(math.prod, start=1)
show(math.prod, [1], begin=1)
for p, q in [([1, 2, 3], [4, 5, 6]), ([], []), ([1.5], [2]), ([1e308, 1e308], [10, -10]), ([0.1] * 10, [1] * 10), ([True], [True]), ([2**62, 2**62], [2, 2]), ([Fraction(1, 2)], [3]), ([Decimal(1)], [2]), (["a"], [2]), ([1], [1, 2]), ([1, 2], [1]), (5, []), ([], 5), ([10, 20, 30], (1, 2, 3)), ([math.inf], [0]), ([1e200] * 3, [1e-200] * 3), ([10**400], [1.0])]:
    show(math.sumprod, p, q)
show(math.sumprod, [1])
show(math.sumprod, [1], [2], [3])
