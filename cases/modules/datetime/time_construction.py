# How time works: parts of every form, fold, zones, and what is refused.
# covers: datetime.time
from datetime import time, timedelta, timezone


class Index:
    def __index__(self):
        return 3


def show(function, *arguments, **named):
    try:
        print(repr(function(*arguments, **named)))
    except Exception as error:
        print(type(error).__name__, error)


utc = timezone.utc
for arguments in ((), (5,), (23, 59, 59, 999999), (24,), (0, 60), (0, 0, 60), (0, 0, 0, 10**6), (-1,), (True, Index()), (1.0,), ("5",), (None,), (1, 2, 3, 4, utc), (1, 2, 3, 4, 5), (1, 2, 3, 4, None), (1, 2, 3, 4, utc, 1), (2**70,)):
    show(time, *arguments)
show(time, 5, fold=1)
show(time, 5, fold=2)
show(time, 5, fold="1")
show(time, hour=5, microsecond=7)
show(time, tzinfo=utc)
show(time, 5, tzinfo=utc, fold=1)
show(time, 5, day=3)
t = time(12, 30, 45, 6789, timezone(timedelta(hours=-5), "EST"), fold=1)
print(t, repr(t), t.hour, t.minute, t.second, t.microsecond, t.tzinfo, t.fold, t.utcoffset(), t.dst(), t.tzname())
print(time.min, time.max, time.resolution, bool(time(0)))
for call in (
    lambda: t.replace(hour=1),
    lambda: t.replace(tzinfo=None),
    lambda: t.replace(1, 2, 3, 4, utc, fold=0),
    lambda: t.replace(hour=24),
    lambda: t.replace(fold=None),
    lambda: t.replace(day=1),
    lambda: t.isoformat("minutes"),
    lambda: t.isoformat(timespec="milliseconds"),
    lambda: t.isoformat("other"),
    lambda: t.isoformat(5),
    lambda: t.strftime("%H|%I|%p|%M|%S|%f|%z|%Z|%:z|%Y|%j"),
    lambda: time(1, 2, 3).strftime("%z|%Z|%X"),
    lambda: f"{t:%H}{t}",
    lambda: t < time(1),
    lambda: t == time(1),
    lambda: time(1) < time(2),
    lambda: time(12, tzinfo=utc) == time(7, tzinfo=timezone(timedelta(hours=-5))),
    lambda: time(12, tzinfo=utc) < time(8, tzinfo=timezone(timedelta(hours=-5))),
    lambda: hash(time(12, tzinfo=utc)) == hash(time(7, tzinfo=timezone(timedelta(hours=-5)))),
    lambda: t < 5,
    lambda: t + timedelta(1),
    lambda: t - t,
    lambda: setattr(t, "hour", 1),
):
    show(call)
