# How datetime works: parts, fold, zones, and the class methods that make one.
# covers: datetime.datetime
from datetime import date, datetime, time, timedelta, timezone


def show(function, *arguments, **named):
    try:
        print(repr(function(*arguments, **named)))
    except Exception as error:
        print(type(error).__name__, error)


utc = timezone.utc
for arguments in ((), (2024,), (2024, 1), (2024, 1, 1), (2024, 1, 1, 24), (2024, 1, 1, 0, 60), (2024, 1, 1, 0, 0, 60), (2024, 1, 1, 0, 0, 0, 10**6), (2024, 1, 1, 0, 0, 0, 0, utc), (2024, 1, 1, 0, 0, 0, 0, "utc"), (2024, 1, 1, 0, 0, 0, 0, utc, 1), (2024, 2, 30), (2024, 1, 1.5), ("2024", 1, 1), (2024, 1, 1, None)):
    show(datetime, *arguments)
show(datetime, 2024, 1, 1, tzinfo=utc, fold=1)
show(datetime, 2024, 1, 1, fold=5)
show(datetime, year=1, month=1, day=1, microsecond=5)
show(datetime, 2024, 1, 1, weekday=5)
for arguments in ((date(2024, 1, 2), time(3, 4)), (date(2024, 1, 2), time(3, 4, tzinfo=utc, fold=1)), (datetime(2024, 1, 2, 9), time(3)), (date(2024, 1, 2), time(3, tzinfo=utc), None), (time(3), date(2024, 1, 2)), (date(2024, 1, 2),), (date(2024, 1, 2), time(3), 5)):
    show(datetime.combine, *arguments)
show(datetime.combine, date=date(2024, 1, 2), time=time(3), tzinfo=utc)
for value in (0, 1.5, -1.5, 1e-7, 0.0000015, 253402300799, 253402300800, -62135596800, -62135596801, float("nan"), float("inf"), "1", None, 10**30):
    show(datetime.fromtimestamp, value, utc)
show(datetime.fromtimestamp, 0, tz=timezone(timedelta(hours=2)))
show(datetime.fromtimestamp, 0, "utc")
show(datetime.fromtimestamp, timestamp=0)
show(datetime.fromordinal, 738000)
show(datetime.fromordinal, 0)
show(datetime.fromisocalendar, 2020, 53, 7)
show(datetime.strptime, "2024-01-02 03:04:05.678 +0130", "%Y-%m-%d %H:%M:%S.%f %z")
show(datetime.strptime, "x", "%Y")
show(datetime.strptime, "2024", "%Q")
show(datetime.strptime, 5, "%Y")
show(datetime.strptime, "2024", None)
show(datetime.now, 5)
print(datetime.min, datetime.max, datetime.resolution, datetime.now(utc).tzinfo, datetime.today().tzinfo)
