# NormalDist: what it knows, its arithmetic, and values it refuses.
# covers: statistics.NormalDist
import statistics
from statistics import NormalDist


def show(function, *arguments, **named):
    try:
        print(function(*arguments, **named))
    except Exception as error:
        print(type(error).__name__, error)


n = NormalDist(10, 2)
print(n, repr(NormalDist()), n.mean, n.median, n.mode, n.stdev, n.variance)
print(n.pdf(11), n.cdf(11), n.inv_cdf(0.25), n.zscore(13), n.quantiles(), n.quantiles(n=2), n.quantiles(1))
print(n + 1, 1 + n, n - 1, 5 - n, n * 2, 2 * n, n / 4, -n, +n, n + NormalDist(1, 1.5), n - NormalDist(1, 1.5))
print(n == NormalDist(10.0, 2.0), n == NormalDist(10, 3), n == 10, hash(n) == hash(NormalDist(10, 2)), n != NormalDist())
print(n.overlap(NormalDist(12, 2)), n.overlap(n), n.overlap(NormalDist(11, 3)))
print(n.samples(3, seed=7), n.samples(0), len(n.samples(5)))
print(NormalDist.from_samples([1, 2, 3, 4]), NormalDist.from_samples([1.5, 1.5]))
for call in (
    lambda: NormalDist(0, -1),
    lambda: NormalDist("a"),
    lambda: NormalDist(1, 2, 3),
    lambda: NormalDist(sigma=3, mu=1),
    lambda: NormalDist.from_samples([1]),
    lambda: NormalDist(0, 0).pdf(1),
    lambda: NormalDist(0, 0).cdf(1),
    lambda: NormalDist(0, 0).zscore(1),
    lambda: NormalDist(0, 0).inv_cdf(0.5),
    lambda: n.inv_cdf(0),
    lambda: n.inv_cdf(1.5),
    lambda: n.overlap(5),
    lambda: n.overlap(NormalDist(0, 0)),
    lambda: n * n,
    lambda: n / n,
    lambda: 1 / n,
    lambda: n + "a",
    lambda: n < n,
    lambda: n.quantiles(0),
    lambda: setattr(n, "mean", 5),
    lambda: setattr(n, "other", 5),
):
    show(call)


class Mine(NormalDist):
    pass


print(Mine(1, 2), type(Mine(1, 2) + 1).__name__, type(Mine.from_samples([1, 2])).__name__)
