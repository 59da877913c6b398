# How kde works: every kernel, curves and their sums, and what is refused; StatisticsError among the errors.
# covers: statistics.kde, statistics.StatisticsError
import statistics

data = [-2.1, -1.3, -0.4, 1.9, 5.1, 6.2]
kernels = ["normal", "gauss", "logistic", "sigmoid", "rectangular", "uniform", "triangular", "parabolic", "epanechnikov", "quartic", "biweight", "triweight", "cosine"]
for kernel in kernels:
    density, mass = statistics.kde(data, h=1.5, kernel=kernel), statistics.kde(data, 1.5, kernel, cumulative=True)
    print(kernel, *[f"{density(x):.12g} {mass(x):.12g}" for x in (-5, -1.3, 0, 2.5, 9)])
for call in (
    lambda: statistics.kde([], 1),
    lambda: statistics.kde(["a"], 1),
    lambda: statistics.kde(data, 0),
    lambda: statistics.kde(data, -1),
    lambda: statistics.kde(data, 1, "other"),
    lambda: statistics.kde(5, 1),
    lambda: statistics.kde(data),
    lambda: statistics.kde(data, 1, "normal", True),
    lambda: statistics.kde(iter(data), 1),
):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
print(statistics.StatisticsError.__mro__, statistics.StatisticsError.__module__)
f = statistics.kde(data, 2)
print(f.__name__, type(f).__name__)
