# What a datetime knows; replacing, comparing, and computing with and without a zone.
# covers: datetime.datetime
from datetime import date, datetime, time, timedelta, timezone

utc, east = timezone.utc, timezone(timedelta(hours=2))
naive, aware = datetime(2024, 3, 10, 14, 30, 15, 250), datetime(2024, 3, 10, 14, 30, tzinfo=east)


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


print(naive.date(), naive.time(), aware.time(), aware.timetz(), aware.utcoffset(), aware.dst(), aware.tzname(), naive.tzname())
print(naive.timetuple(), aware.utctimetuple(), naive.ctime(), naive.isocalendar(), sep="\n")
for call in (
    lambda: aware.timestamp(),
    lambda: naive.replace(tzinfo=utc).timestamp(),
    lambda: aware.astimezone(utc),
    lambda: naive.replace(hour=0, fold=1),
    lambda: naive.replace(2025),
    lambda: naive.replace(month=13),
    lambda: naive.replace(tzinfo=5),
    lambda: aware.astimezone(5),
    lambda: naive.isoformat(),
    lambda: naive.isoformat(" ", "milliseconds"),
    lambda: naive.isoformat(sep="\n"),
    lambda: naive.isoformat("ab"),
    lambda: naive.isoformat(timespec="weeks"),
    lambda: naive.isoformat(""),
    lambda: aware - datetime(2024, 3, 10, 14, 30, tzinfo=utc),
    lambda: aware - naive,
    lambda: naive - date(2024, 3, 9),
    lambda: naive - timedelta(days=10, microseconds=1),
    lambda: timedelta(1) + aware,
    lambda: naive + 5,
    lambda: datetime.max + timedelta(microseconds=1),
    lambda: datetime.min - timedelta(microseconds=1),
    lambda: naive < aware,
    lambda: naive == aware,
    lambda: aware == aware.astimezone(utc),
    lambda: hash(aware) == hash(aware.astimezone(utc)),
    lambda: naive < date(2024, 3, 10),
    lambda: naive == date(2024, 3, 10),
    lambda: naive < 5,
    lambda: str(naive) + str(aware),
    lambda: f"{aware:%Y-%m-%dT%H:%M:%S%z %Z %:z %f}",
    lambda: naive.strftime("%c|%x|%X|%p|%I|%%"),
    lambda: datetime(5, 1, 1).strftime("%Y %G %y %C"),
    lambda: naive.strftime("%"),
    lambda: naive.strftime("é€ %Y \0 x"),
    lambda: naive.utcoffset(),
    lambda: aware.replace(tzinfo=None) == aware,
    lambda: setattr(naive, "hour", 3),
    lambda: datetime(2024, 1, 1, tzinfo=timezone(timedelta(seconds=1))),
    lambda: datetime(1, 1, 1, tzinfo=east).astimezone(utc),
    lambda: datetime(1, 1, 1, tzinfo=east).timestamp(),
    lambda: datetime.combine(naive, time(1, tzinfo=east)).isoformat(),
):
    show(call)


class Mine(datetime):
    pass


m = Mine(2024, 1, 1)
print(repr(m), type(m + timedelta(1)).__name__, type(m.replace(day=3)).__name__, type(m.date()).__name__, repr(Mine.fromisoformat("2024-01-01")), type(Mine.strptime("2024", "%Y")).__name__)
