# kde_random draws from an estimated density: with a seed always the same.
# covers: statistics.kde_random
import statistics

data = [-2.1, -1.3, -0.4, 1.9, 5.1, 6.2]
for kernel in ("normal", "logistic", "sigmoid", "rectangular", "triangular", "parabolic", "quartic", "triweight", "cosine"):
    draw = statistics.kde_random(data, 1.5, kernel, seed=8675309)
    print(kernel, *[f"{draw():.10g}" for _ in range(4)])
for call in (
    lambda: statistics.kde_random([], 1),
    lambda: statistics.kde_random(data, 0),
    lambda: statistics.kde_random(data, 1, "other"),
    lambda: statistics.kde_random(["a"], 1),
    lambda: statistics.kde_random(data, 1, seed=[]),
    lambda: statistics.kde_random(data, 1, "normal", 5),
):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
print(sorted(statistics.__all__))
