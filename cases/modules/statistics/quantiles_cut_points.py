# How quantiles works: the number of groups, both methods, and samples too small.
# covers: statistics.quantiles
import statistics
from decimal import Decimal
from fractions import Fraction


def show(*arguments, **named):
    try:
        print(statistics.quantiles(*arguments, **named))
    except Exception as error:
        print(type(error).__name__, error)


show([1, 2, 3, 4, 5])
show([5, 1, 3])
show([1, 2], n=10)
show([1, 2, 3, 4], n=1)
show([1, 2, 3, 4], n=2)
show(range(1, 10), n=4, method="inclusive")
show([1], n=4)
show([1], n=4, method="inclusive")
show([], n=4)
show([1, 2], n=0)
show([1, 2], n=-3)
show([1, 2], n=2.5)
show([1, 2], method="other")
show([1, 2], 4)
show(["a", "b"])
show([Fraction(1, 3), Fraction(1, 2), 2])
show([Decimal(1), Decimal(3), Decimal(4)])
show([0.1, 0.7, 0.9], n=5)
show(5)
show(iter([3, 1, 2]))
show(data=[1, 2, 3])
