# expect: differ the built-in data says of zones that save time in winter that they save it in summer
# What dst() says where the law calls the time of winter the unusual one; the offsets are the same.
from datetime import datetime
from zoneinfo import ZoneInfo

for key in ("Europe/Dublin", "Africa/Casablanca", "Africa/Windhoek"):
    for year in (1995, 2024):
        for month in (1, 7):
            moment = datetime(year, month, 15, tzinfo=ZoneInfo(key))
            print(key, moment, moment.dst(), moment.tzname())
