# How timedelta works: normalising, exact fractions, division by everything, overflow and errors.
# covers: datetime.timedelta
from datetime import timedelta
from fractions import Fraction


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


d = timedelta(days=1, seconds=3, microseconds=5)
print(d, repr(d), d.days, d.seconds, d.microseconds, d.total_seconds(), timedelta.min, timedelta.max, timedelta.resolution)
for call in (
    lambda: timedelta(),
    lambda: timedelta(0, 0, -1),
    lambda: timedelta(1, 2, 3, 4, 5, 6, 7),
    lambda: timedelta(1, 2, 3, 4, 5, 6, 7, 8),
    lambda: timedelta(weeks=1, hours=-1),
    lambda: timedelta(0.5),
    lambda: timedelta(days=1.5, seconds=0.5, microseconds=0.5),
    lambda: timedelta(microseconds=1.5),
    lambda: timedelta(microseconds=2.5),
    lambda: timedelta(hours=1e-9),
    lambda: timedelta(days=float("nan")),
    lambda: timedelta(days=float("inf")),
    lambda: timedelta(days=10**9),
    lambda: timedelta(days=999999999, seconds=86400),
    lambda: timedelta(days=-(10**9)),
    lambda: timedelta("1"),
    lambda: timedelta(days=None),
    lambda: timedelta(years=1),
    lambda: timedelta(Fraction(1, 3)),
    lambda: timedelta(True),
    lambda: d + d,
    lambda: d - d * 3,
    lambda: d * 1.5,
    lambda: 0.1 * d,
    lambda: d * Fraction(1, 2),
    lambda: d / 2,
    lambda: d / 0.7,
    lambda: d / d,
    lambda: d // d,
    lambda: d // 7,
    lambda: d // 2.0,
    lambda: d % timedelta(hours=5),
    lambda: divmod(d, timedelta(hours=-5)),
    lambda: d % 5,
    lambda: d / 0,
    lambda: d // 0,
    lambda: d / timedelta(0),
    lambda: d % timedelta(0),
    lambda: d / 0.0,
    lambda: 5 / d,
    lambda: d * d,
    lambda: d + 1,
    lambda: 1 - d,
    lambda: d * float("nan"),
    lambda: d * float("inf"),
    lambda: timedelta.max * 2,
    lambda: timedelta.max + timedelta(microseconds=1),
    lambda: -timedelta.max,
    lambda: -timedelta.min,
    lambda: abs(timedelta(-1, 5)),
    lambda: (+d, -d, bool(d), bool(timedelta(0))),
    lambda: (d < timedelta(2), d == timedelta(1), d != 5, d == 5),
    lambda: d < 5,
    lambda: hash(timedelta(1)) == hash(timedelta(hours=24)),
    lambda: setattr(d, "days", 5),
    lambda: str(timedelta(-1, 1)) + " " + str(timedelta(2, 0, 7)) + " " + str(timedelta(1)),
    lambda: sum([d, d], timedelta()),
    lambda: format(d, "x"),
    lambda: f"{d}",
):
    show(call)


class Mine(timedelta):
    pass


print(repr(Mine(1)), type(Mine(1) + Mine(2)).__name__, type(Mine(1) * 2).__name__, Mine(1) == timedelta(1))
