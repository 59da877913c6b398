# Variances and deviations of populations and samples, with a mean that is given.
# covers: statistics.stdev, statistics.pstdev, statistics.variance, statistics.pvariance
import statistics
from decimal import Decimal
from fractions import Fraction


def show(function, *arguments, **named):
    try:
        print(function.__name__, repr(function(*arguments, **named)))
    except Exception as error:
        print(function.__name__, type(error).__name__, error)


functions = (statistics.stdev, statistics.pstdev, statistics.variance, statistics.pvariance)
for sample in ([], [5], [1, 2], [1, 2, 3, 4], [0.1, 0.1, 0.1], [2.5, 3.25, 5.5, 11.25], [Fraction(1, 6), Fraction(1, 2), Fraction(5, 3)], [Decimal("27.5"), Decimal("30.25")], [Decimal("0.0570")], [1, 1.5, Fraction(1, 2)], ["a", "b"], [None, None], [float("inf"), 1], [float("nan"), 1], [10**20, 10**20 + 1], [True, False], [1e155, -1e155]):
    for function in functions:
        show(function, sample)
for function in functions:
    show(function, [1, 2, 6], 3)
    show(function, [1, 2, 6], 2.5)
    show(function, [1, 2, 6], Fraction(5, 2))
    show(function, [1, 2, 6], "3")
    show(function, (x for x in [1, 5]))
    show(function, 5)
show(statistics.pvariance, [1, 2], mu=0)
show(statistics.variance, [1, 2], xbar=0)
show(statistics.variance, [1, 2], mu=0)
