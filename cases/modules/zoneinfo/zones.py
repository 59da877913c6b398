# Offsets, savings and names of zones on both sides of their changes.
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

ZONES = [
    *("UTC", "Europe/Berlin", "America/New_York", "Europe/London", "Asia/Tokyo", "Asia/Kolkata"),
    *(
        "Asia/Kathmandu",
        "Australia/Lord_Howe",
        "Australia/Sydney",
        "America/St_Johns",
        "America/Sao_Paulo",
        "Pacific/Apia",
    ),
    *(
        "Pacific/Kiritimati",
        "Africa/Cairo",
        "Antarctica/Troll",
        "Asia/Tehran",
        "America/Santiago",
    ),
    *("America/Nuuk", "Asia/Gaza", "Europe/Lisbon", "Etc/GMT+5", "Etc/GMT-14", "Asia/Pyongyang", "Europe/Moscow"),
]
for key in ZONES:
    zone = ZoneInfo(key)
    print(zone)
    for year in (1970, 1985, 1999, 2011, 2024, 2037, 2038, 2050, 2399):
        for month in (1, 4, 7, 10):
            moment = datetime(year, month, 15, 12, tzinfo=zone)
            print(moment, moment.dst(), moment.tzname(), moment.timestamp(), end="; ")
        print()
    # Every change of a year, found from outside.
    for year in (2024, 2045):
        day = datetime(year, 1, 1, tzinfo=timezone.utc)
        while day.year == year:
            start, day = day, day + timedelta(days=1)
            if start.astimezone(zone).utcoffset() == day.astimezone(zone).utcoffset():
                continue
            before = None
            for quarter in range(97):
                outside = start + timedelta(minutes=15 * quarter)
                inside = outside.astimezone(zone)
                if before is not None and inside.utcoffset() != before.utcoffset():
                    print(outside, before, inside, inside.fold, inside.dst(), inside.tzname())
                    for minutes in (-61, -30, -1, 0, 30, 59, 60, 90):
                        wall = inside.replace(tzinfo=None) + timedelta(minutes=minutes)
                        both = [wall.replace(tzinfo=zone, fold=fold) for fold in (0, 1)]
                        print([(str(one), str(one.dst()), one.timestamp()) for one in both])
                        print([one.astimezone(timezone.utc).astimezone(zone).fold for one in both])
                before = inside
