# Where fold stands in a repr: before the zone in a datetime, behind it in a time.
# covers: datetime.datetime, datetime.time
from datetime import datetime, time, timezone

for fold in (0, 1):
    for zone in (None, timezone.utc):
        print(repr(datetime(2024, 1, 1, fold=fold, tzinfo=zone)), repr(time(1, fold=fold, tzinfo=zone)))


class Mine(time):
    pass


print(repr(Mine(1, 2, 3, fold=1)), repr(Mine(5).replace(fold=1)))
