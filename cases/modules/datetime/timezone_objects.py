# How timezone works: offsets and names, equality, and the answers to each question.
# covers: datetime.timezone, datetime.UTC
import datetime
from datetime import timedelta, timezone


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


now = datetime.datetime(2024, 1, 2, 3, 4)
print(datetime.UTC is timezone.utc, timezone.utc, repr(timezone.utc), timezone.min, timezone.max)
for call in (
    lambda: timezone(timedelta(0)) is timezone.utc,
    lambda: timezone(timedelta(0), "Z"),
    lambda: timezone(timedelta(hours=5, minutes=30)),
    lambda: str(timezone(timedelta(hours=5, minutes=30))),
    lambda: str(timezone(timedelta(hours=-5, seconds=-1, microseconds=-2))),
    lambda: timezone(timedelta(hours=5), "Name"),
    lambda: str(timezone(timedelta(hours=5), "Name")),
    lambda: timezone(timedelta(hours=24)),
    lambda: timezone(timedelta(hours=-24)),
    lambda: timezone(timedelta(hours=-24, microseconds=1)),
    lambda: timezone(5),
    lambda: timezone(timedelta(0), 5),
    lambda: timezone(timedelta(0), None),
    lambda: timezone(),
    lambda: timezone(timedelta(0), "a", "b"),
    lambda: timezone(offset=timedelta(hours=1), name="x"),
    lambda: timezone.utc.utcoffset(now),
    lambda: timezone.utc.utcoffset(None),
    lambda: timezone.utc.utcoffset(5),
    lambda: timezone.utc.utcoffset(),
    lambda: timezone.utc.tzname(None),
    lambda: timezone.utc.tzname("x"),
    lambda: timezone.utc.dst(None),
    lambda: timezone.utc.dst(5),
    lambda: timezone.utc.fromutc(now.replace(tzinfo=timezone.utc)),
    lambda: timezone.utc.fromutc(now),
    lambda: timezone.utc.fromutc(5),
    lambda: timezone(timedelta(1, -1)) == timezone(timedelta(1, -1), "named"),
    lambda: timezone(timedelta(hours=1)) == timezone(timedelta(hours=2)),
    lambda: timezone.utc == "UTC",
    lambda: timezone.utc < timezone.utc,
    lambda: hash(timezone(timedelta(hours=1))) == hash(timezone(timedelta(hours=1), "x")),
    lambda: timezone.utc.name,
    lambda: setattr(timezone.utc, "name", 1),
    lambda: type("Sub", (timezone,), {}),
    lambda: timezone(timedelta(hours=1)).__getinitargs__(),
    lambda: timezone(timedelta(hours=1), "é").__getinitargs__(),
):
    show(call)
