# mean, fmean, median family, mode, geometric and harmonic means, result types and errors.
import statistics as s

print(
    s.mean([1, 2, 3, 4]),
    s.mean([1, 2, 3]),
    s.mean([1.5, 2.5]),
    s.mean([10**20, 1]),
    s.mean([0.1] * 3),
    s.fmean([1, 2, 4]),
    s.fmean([1, 2], weights=[3, 1]),
    s.median([3, 1, 2]),
    s.median([4, 1, 3, 2]),
    s.median_low([1, 2, 3, 4]),
    s.median_high([1, 2, 3, 4]),
    s.median_grouped([1, 2, 2, 3]),
    s.mode([1, 2, 2, 3]),
    s.mode("hello"),
    s.mode([1, 1, 2, 2]),
    s.multimode("aabbc"),
    s.multimode([]),
    s.geometric_mean([1, 4, 16]),
    s.harmonic_mean([40, 60]),
    s.harmonic_mean([40, 60], weights=[5, 30]),
    s.harmonic_mean([0, 1]),
    s.mean([True, False]),
    s.median([5]),
    s.mean(range(5)),
    s.mean(x for x in (1, 3)),
    s.median(["b", "a", "c"]),
    type(s.mean([2, 4])).__name__,
    s.median([1, 2.5]),
)
for f in (
    lambda: s.mean([]),
    lambda: s.median([]),
    lambda: s.mode([]),
    lambda: s.geometric_mean([]),
    lambda: s.geometric_mean([-1]),
    lambda: s.harmonic_mean([-1]),
    lambda: s.mean(["a"]),
    lambda: s.mean(5),
    lambda: s.fmean([]),
    lambda: s.median([1, "a"]),
    lambda: s.harmonic_mean([]),
    lambda: s.fmean([1], weights=[1, 2]),
    lambda: s.mean(),
    lambda: s.mean([None]),
    lambda: s.median_low([]),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
print(issubclass(s.StatisticsError, ValueError), s.mean([float("inf"), 1]), s.mean([1, float("nan")]))
