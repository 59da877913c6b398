# mean, fmean, geometric_mean and harmonic_mean: the type of the result, weights, and data that is refused.
# covers: statistics.mean, statistics.fmean, statistics.geometric_mean, statistics.harmonic_mean
import statistics
from decimal import Decimal
from fractions import Fraction


def show(function, *arguments, **named):
    try:
        print(function.__name__, repr(function(*arguments, **named)))
    except Exception as error:
        print(function.__name__, type(error).__name__, error)


inf, nan = float("inf"), float("nan")
samples = [[1, 2, 3], [1, 2], [True, False, True], [0.1, 0.2, 0.3], [Fraction(1, 3), Fraction(1, 6)], [Decimal("0.1"), Decimal("0.2")], [1, 2.5], [1, Fraction(1, 2)], [], [5], [inf, 1], [inf, -inf], [nan, 1], ["a"], [1, None], (x for x in [4, 6]), {1: "a", 3: "b"}, [1e308, 1e308], [-1, 1], [0, 1]]
for sample in samples:
    sample = list(sample)
    for function in (statistics.mean, statistics.fmean, statistics.geometric_mean, statistics.harmonic_mean):
        show(function, sample)
show(statistics.mean, 5)
show(statistics.fmean, iter([1, 2, 3]))
show(statistics.fmean, [1, 2, 3], [1, 0, 3])
show(statistics.fmean, [1, 2, 3], weights=iter([1, 1, 2]))
show(statistics.fmean, [1, 2], [1])
show(statistics.fmean, [1, 2], [0, 0])
show(statistics.fmean, [], [])
show(statistics.harmonic_mean, [40, 60], weights=[5, 30])
show(statistics.harmonic_mean, [40, 60], [1])
show(statistics.harmonic_mean, [40, -60])
show(statistics.harmonic_mean, [40], [0])
show(statistics.harmonic_mean, [1, 2], [-1, 2])
show(statistics.harmonic_mean, [Decimal(5)], [Decimal(2)])
show(statistics.geometric_mean, [54, 24, 36])
