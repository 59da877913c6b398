# covariance, correlation and linear_regression, with samples that do not fit together.
# covers: statistics.covariance, statistics.correlation, statistics.linear_regression
import statistics
from fractions import Fraction


def show(function, *arguments, **named):
    try:
        print(function.__name__, function(*arguments, **named))
    except Exception as error:
        print(function.__name__, type(error).__name__, error)


x, y = [1, 2, 3, 4, 5], [2, 1, 4, 3, 7]
for function in (statistics.covariance, statistics.correlation, statistics.linear_regression):
    show(function, x, y)
    show(function, x, [1, 1, 1, 1, 1])
    show(function, [1, 1, 1, 1, 1], y)
    show(function, [1], [2])
    show(function, [], [])
    show(function, [1, 2], [1])
    show(function, [Fraction(1, 2), 1], [1, Fraction(3, 2)])
    show(function, ["a", "b"], [1, 2])
    show(function, 5, [1])
    show(function, iter(x), iter(y))
show(statistics.correlation, x, y, method="ranked")
show(statistics.correlation, [1, 1, 2, 2], [4, 3, 3, 1], method="ranked")
show(statistics.correlation, x, y, method="other")
show(statistics.correlation, x, y, "ranked")
show(statistics.linear_regression, x, y, proportional=True)
show(statistics.linear_regression, [0, 0], [1, 2], proportional=True)
slope, intercept = statistics.linear_regression(x, y)
found = statistics.linear_regression(x, y)
print(slope == found.slope, intercept == found[1], found._fields, type(found).__name__)
