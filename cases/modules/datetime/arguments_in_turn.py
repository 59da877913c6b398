# Arguments that are converted one after the other: what is wrong with the first is told before the next is missed.
# covers: datetime.datetime, datetime.date, datetime.time, datetime.timedelta, datetime.timezone
from datetime import date, datetime, time, timedelta, timezone, tzinfo


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


for args, keywords in [((0,), {}), ((None,), {}), ((), {}), ((date(1, 1, 1),), {}), ((0,), {"x": 1}), ((0, 0), {})]:
    show(lambda: datetime.combine(*args, **keywords))
for args in [("",), (1, ""), (1, 1), (10**30,), (0, -(2**63), 0), (1, 1, 2**64), (b"nan",)]:
    show(lambda: date.fromisocalendar(*args))
    show(lambda: datetime.fromisocalendar(*args))
for args in [(255, 0, 0, 0, 0), (1, 60, 0, 0, ""), (1, 0, 0, 0, 0)]:
    show(lambda: time(*args))
    show(lambda: time(1).replace(*args))
for args in [(0, 1, 1, 0, 0, 0, 0, 0), (1, 1, 1, 25, 0, 0, 0, 0), (1, 1, 1, 0, 0, 0, 0, 0)]:
    show(lambda: datetime(*args))
    show(lambda: datetime(2020, 1, 1).replace(*args))
for value in (date(1, 1, 1), time(1), datetime(1, 1, 1)):
    show(lambda: value.__replace__(x=0))
    show(lambda: value.__replace__(1, 1, 1, 1, 1, 1, 1, 1, 1))
    show(lambda: value.__format__(x=0))
for args, keywords in [((None,), {}), ((0,), {"default": 0}), (("ab",), {}), (("T", 0), {}), (("T", "\0"), {})]:
    show(lambda: datetime(2020, 1, 1).isoformat(*args, **keywords))
show(lambda: time(1).isoformat("\0"))
show(lambda: timedelta(1, day=1))
for edge in (datetime(1, 1, 1), datetime(1, 1, 2), datetime(9999, 12, 31), datetime(9999, 12, 30, 23, 59, 59)):
    show(lambda: edge.astimezone())
    show(lambda: edge.timestamp())
    show(lambda: edge.replace(fold=1).timestamp())
    show(lambda: edge.replace(tzinfo=timezone.utc).astimezone(timezone.utc))
for days in (2.0**31, -(2.0**31), -(2.0**62), 1e18, float("inf")):
    show(lambda: timedelta(days))
zone = timezone(timedelta(0, 1))
show(lambda: timezone.__le__())
show(lambda: timezone.__ge__(0))
show(lambda: zone < zone)
show(lambda: zone.__getinitargs__(1))
show(lambda: datetime.strftime())
show(lambda: datetime.strftime(0))
