# stdev, variance, quantiles, covariance, correlation, linear_regression, NormalDist.
import statistics as s

d = [2, 4, 4, 4, 5, 5, 7, 9]
print(
    s.pstdev(d),
    s.stdev(d),
    s.pvariance(d),
    s.variance(d),
    s.variance([1.5, 2.5, 4]),
    s.stdev([1, 2]),
    s.pvariance([5]),
    s.variance(d, 5),
    s.pvariance(d, mu=5),
    s.quantiles(d),
    s.quantiles(d, n=3),
    s.quantiles(d, method="inclusive"),
    s.quantiles([1, 2], n=10)[:2],
    s.covariance([1, 2, 3], [1, 5, 7]),
    s.correlation([1, 2, 3], [3, 2, 1]),
    s.correlation([1, 2, 4], [1, 3, 2], method="ranked"),
    s.linear_regression([1, 2, 3], [3, 5, 7]),
    s.linear_regression([1, 2], [2, 4], proportional=True).slope,
    s.stdev([10**10, 10**10 + 1, 10**10 + 2]),
    s.pstdev([0.1, 0.2, 0.3]),
    s.stdev([3, 3, 3]),
)
n = s.NormalDist(100, 15)
print(
    n,
    n.mean,
    n.stdev,
    round(n.cdf(115), 10),
    round(n.inv_cdf(0.5), 6),
    n + 5,
    n * 2,
    round(n.pdf(100), 8),
    n.zscore(130),
    s.NormalDist.from_samples([1, 2, 3]),
    n.variance,
    round(n.overlap(s.NormalDist(110, 15)), 6),
)
for f in (
    lambda: s.stdev([1]),
    lambda: s.variance([]),
    lambda: s.pstdev([]),
    lambda: s.quantiles([1]),
    lambda: s.quantiles([], n=4),
    lambda: s.quantiles(d, n=0),
    lambda: s.correlation([1], [1]),
    lambda: s.correlation([1, 1], [1, 2]),
    lambda: s.covariance([1, 2], [1]),
    lambda: s.linear_regression([1, 1], [1, 2]),
    lambda: s.NormalDist(0, -1),
    lambda: s.stdev(["a", "b"]),
    lambda: n.inv_cdf(2),
    lambda: s.quantiles(d, method="x"),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
