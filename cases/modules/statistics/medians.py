# The medians and modes of short samples, mixed kinds, and of nothing.
# covers: statistics.median, statistics.median_low, statistics.median_high, statistics.median_grouped, statistics.mode, statistics.multimode
import statistics
from decimal import Decimal
from fractions import Fraction


def show(function, *arguments, **named):
    try:
        print(function.__name__, repr(function(*arguments, **named)))
    except Exception as error:
        print(function.__name__, type(error).__name__, error)


for sample in ([], [3], [3, 1], [3, 1, 2], [1, 2, 3, 4], ["b", "a", "c"], ["b", "a"], [Fraction(1, 2), 1], [Decimal(1), Decimal(4)], [1, "a"], [True, False], [1, 1, 2, 2, 3], "abracadabra", (1, 2)):
    for function in (statistics.median, statistics.median_low, statistics.median_high, statistics.mode, statistics.multimode):
        show(function, sample)
for arguments in (([],), ([52, 52, 53, 54],), ([1, 3, 3, 5, 7],), ([1, 3, 3, 5, 7], 2), ([4],), (["a"],), ([1, 2], "x"), ([1, 2, 2, 3], 0), ([1.5, 2.5], 0.5), ([Decimal(1), Decimal(2)],), ([1, 2, 2], None)):
    show(statistics.median_grouped, *arguments)
show(statistics.median_grouped, [1, 2, 3], interval=4)
show(statistics.mode, [[1], [1]])
show(statistics.multimode, iter("aabb"))
show(statistics.mode, 5)
show(statistics.median, 5)
