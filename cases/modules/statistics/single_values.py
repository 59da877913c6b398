# Samples of one value of every kind: which averages give it back as it is.
# covers: statistics.harmonic_mean, statistics.mean, statistics.pstdev, statistics.geometric_mean
import statistics
from decimal import Decimal
from fractions import Fraction

for value in (3, 2.5, True, Decimal("1.50"), Fraction(1, 3), 0, -1, Decimal(-1), "a", None, 1j, float("inf")):
    for name in ("mean", "fmean", "harmonic_mean", "geometric_mean", "median", "mode", "pstdev", "pvariance"):
        try:
            print(name, repr(getattr(statistics, name)([value])))
        except Exception as error:
            print(name, repr(value), type(error).__name__, error)
    try:
        print(repr(statistics.harmonic_mean([value], [2])), repr(statistics.harmonic_mean([value], [0])))
    except Exception as error:
        print(type(error).__name__, error)
