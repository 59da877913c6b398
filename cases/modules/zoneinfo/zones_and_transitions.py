# covers: zoneinfo.ZoneInfo, zoneinfo.ZoneInfoNotFoundError, zoneinfo.available_timezones, zoneinfo.TZPATH
# covers: zoneinfo.reset_tzpath, zoneinfo.InvalidTZPathWarning
# Zones by key, offsets over the year, folds and gaps.
import copy
import datetime as dt
import zoneinfo
from zoneinfo import ZoneInfo

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for key in ("UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"):
    zone = ZoneInfo(key)
    for month in (1, 7):
        when = dt.datetime(2021, month, 1, 12, tzinfo=zone)
        print(key, when, when.tzname(), when.utcoffset(), when.dst())
zone = ZoneInfo("Europe/Berlin")
for hour, minute in ((1, 59), (2, 0), (2, 30), (3, 0)):
    for fold in (0, 1):
        print(dt.datetime(2021, 10, 31, hour, minute, fold=fold, tzinfo=zone).utcoffset(), dt.datetime(2021, 3, 28, hour, minute, fold=fold, tzinfo=zone).utcoffset(), end=" ")
print()
start = dt.datetime(2021, 10, 31, 0, 30, tzinfo=dt.timezone.utc)
for step in range(3):
    local = (start + dt.timedelta(minutes=30 * step)).astimezone(zone)
    print(local, local.fold)
print(dt.datetime(1900, 1, 1, tzinfo=zone).utcoffset(), dt.datetime(2100, 7, 1, tzinfo=zone).utcoffset(), dt.time(1, tzinfo=zone).utcoffset(), zone.utcoffset(None), zone.tzname(None), zone.dst(None))
print(zone, repr(zone), zone.key, ZoneInfo("Europe/Berlin") is zone, ZoneInfo.no_cache("Europe/Berlin") is zone, zone == ZoneInfo.no_cache("Europe/Berlin"), isinstance(zone, dt.tzinfo), copy.copy(zone) is zone, ZoneInfo.clear_cache())
for bad in ("Nowhere/Land", "", "../etc", "/abs", "Europe", 5, None, "europe/berlin\0"):
    try:
        print(ZoneInfo(bad))
    except Exception as error:
        print(type(error).__name__)
print("Europe/Berlin" in zoneinfo.available_timezones(), len(zoneinfo.available_timezones()) > 400, type(zoneinfo.available_timezones()).__name__, type(zoneinfo.TZPATH).__name__, issubclass(zoneinfo.ZoneInfoNotFoundError, KeyError), issubclass(zoneinfo.InvalidTZPathWarning, RuntimeWarning))
show(lambda: zone.fromutc(dt.datetime(2020, 1, 1)))
show(lambda: zone.utcoffset(5))
print(dt.datetime(2020, 6, 1, tzinfo=zone) - dt.datetime(2020, 6, 1, tzinfo=ZoneInfo("America/New_York")), callable(zoneinfo.reset_tzpath))
