# A zone written by hand, with daylight saving: what is asked of it, and answers that are refused.
# covers: datetime.tzinfo
from datetime import datetime, time, timedelta, timezone, tzinfo


class Zone(tzinfo):
    def utcoffset(self, moment):
        return timedelta(hours=1) + self.dst(moment)

    def dst(self, moment):
        if moment is None:
            return timedelta(0)
        return timedelta(hours=1) if 4 <= moment.month <= 9 else timedelta(0)

    def tzname(self, moment):
        return "summer" if self.dst(moment) else "winter"

    def __repr__(self):
        return "Zone()"


zone = Zone()
winter, summer = datetime(2024, 1, 1, 12, tzinfo=zone), datetime(2024, 7, 1, 12, tzinfo=zone)
print(winter, summer, summer - winter, summer.astimezone(timezone.utc), repr(winter), summer.dst(), winter.tzname(), summer.timetuple().tm_isdst)
print(datetime(2024, 6, 1, tzinfo=timezone.utc).astimezone(zone), time(5, tzinfo=zone), time(5, tzinfo=zone).utcoffset())
print(datetime(2024, 3, 31, 22, 30, tzinfo=timezone.utc).astimezone(zone), datetime(2024, 9, 30, 22, 30, tzinfo=timezone.utc).astimezone(zone))


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


for method in ("utcoffset", "dst", "tzname", "fromutc"):
    show(lambda: getattr(tzinfo(), method)(winter))
    show(lambda: getattr(tzinfo(), method)())
for answer in (5, "x", None, timedelta(hours=24), timedelta(hours=-23, minutes=-59), 1.5):
    kind = type("Odd", (tzinfo,), {"utcoffset": lambda self, moment: answer, "dst": lambda self, moment: answer, "tzname": lambda self, moment: answer, "__repr__": lambda self: "Odd()"})
    moment = datetime(2024, 1, 1, tzinfo=kind())
    show(moment.utcoffset)
    show(moment.dst)
    show(moment.tzname)
    show(lambda: str(moment))
    show(lambda: moment.astimezone(timezone.utc))
    show(lambda: moment.strftime("%z %Z"))
print(type(tzinfo()).__name__, tzinfo.__mro__)
