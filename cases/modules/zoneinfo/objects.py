# Keys, the cache, copies, and what the class says about mistakes.
import copy
import zoneinfo
from datetime import date, datetime, time, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo


def tell(call, *arguments, **keywords):
    try:
        print(ascii(arguments), keywords, "->", ascii(call(*arguments, **keywords)))
    except Exception as error:
        print(ascii(arguments), keywords, "!!", type(error).__module__, type(error).__name__, ascii(str(error)))


KEYS = [
    "Europe/Berlin",
    "europe/berlin",
    "Nope",
    "",
    "UTC",
    "../etc/passwd",
    "/etc/passwd",
    "Europe",
    "Europe/",
    "Europe/Berlin/",
]
KEYS += ["EST5EDT", "Etc/GMT+5", 1, None, b"UTC", "Europe//Berlin", "./UTC", "Europe/../UTC", "é", ".", "Factory"]
for key in KEYS:
    tell(ZoneInfo, key)
berlin = ZoneInfo("Europe/Berlin")
print(berlin, repr(berlin), berlin.key, berlin is ZoneInfo("Europe/Berlin"), isinstance(berlin, tzinfo))
other = ZoneInfo.no_cache("Europe/Berlin")
print(other is berlin, other == berlin, hash(berlin) == hash(berlin), ZoneInfo.__mro__, ZoneInfo.__module__)
print(
    berlin.__reduce__()[1],
    other.__reduce__()[1],
    copy.copy(berlin) is berlin,
    copy.deepcopy(berlin) is berlin,
    copy.copy(other) is other,
)
tell(setattr, berlin, "key", "x")
tell(ZoneInfo.no_cache, "Nope")
tell(ZoneInfo, key="UTC")

for moment in (None, 1, datetime(2020, 7, 1), datetime(2020, 7, 1, tzinfo=timezone.utc), time(1), date(2020, 1, 1)):
    for method in (berlin.utcoffset, berlin.dst, berlin.tzname):
        tell(method, moment)
    tell(berlin.fromutc, moment)
print(time(1, 2, tzinfo=berlin).utcoffset(), time(1, 2, tzinfo=berlin), datetime.now(berlin).tzinfo is berlin)
for hour in (0, 1):
    tell(berlin.fromutc, datetime(2020, 10, 25, hour, 30, tzinfo=berlin))
for moment in (datetime(1, 1, 1, tzinfo=berlin), datetime(9999, 12, 31, 23, 59, tzinfo=ZoneInfo("America/New_York"))):
    print(moment.replace(tzinfo=None), moment.tzname())
    tell(moment.astimezone, timezone.utc)

# Times that do not exist, and times that come twice.
for day, hour in ((29, 2), (29, 3)):
    for fold in (0, 1):
        moment = datetime(2020, 3, day, hour, 30, fold=fold, tzinfo=berlin)
        print(
            moment,
            moment.tzname(),
            moment.astimezone(timezone.utc),
            moment + timedelta(hours=1),
            moment == moment.replace(fold=0),
        )
early, late = (datetime(2020, 10, 25, 2, 30, fold=fold, tzinfo=berlin) for fold in (0, 1))
print(
    early == late,
    late - early,
    late.timestamp() - early.timestamp(),
    early.isoformat(),
    late.isoformat(),
    repr(late)[:60],
)
print(early.astimezone(ZoneInfo("Asia/Tokyo")), late.strftime("%Z %z"), hash(early) == hash(late))

tell(ZoneInfo.clear_cache)
print(ZoneInfo("Europe/Berlin") is berlin)
berlin = ZoneInfo("Europe/Berlin")
tell(ZoneInfo.clear_cache, only_keys=["UTC"])
print(ZoneInfo("Europe/Berlin") is berlin)
tell(ZoneInfo.clear_cache, only_keys=1)

known = zoneinfo.available_timezones()
print(
    type(known).__name__,
    len(known) > 400,
    {"UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires"} <= known,
    "Nope" in known,
)
print(zoneinfo.ZoneInfoNotFoundError.__mro__, zoneinfo.InvalidTZPathWarning.__mro__, sorted(zoneinfo.__all__))
tell(zoneinfo.reset_tzpath, to="x")
tell(zoneinfo.reset_tzpath, to=["x", "/y"])
tell(zoneinfo.reset_tzpath, 1)


class Named(ZoneInfo):
    def __init__(self, key):
        self.length = len(key)


named = Named("UTC")
print(
    named,
    repr(named),
    type(named).__name__,
    named.length,
    named is Named("UTC"),
    named is ZoneInfo("UTC"),
    Named.no_cache("UTC") is named,
)
