# How date works: arguments of every form, limits, and the other ways to make one.
# covers: datetime.date, datetime.MINYEAR, datetime.MAXYEAR
import datetime
from datetime import date


class Index:
    def __index__(self):
        return 3


def show(function, *arguments, **named):
    try:
        print(repr(function(*arguments, **named)))
    except Exception as error:
        print(type(error).__name__, error)


print(datetime.MINYEAR, datetime.MAXYEAR, date.min, date.max, date.resolution)
for arguments in ((2024, 2, 29), (2023, 2, 29), (0, 1, 1), (10000, 1, 1), (2024, 0, 1), (2024, 13, 1), (2024, 1, 0), (2024, 4, 31), (2024, Index(), True), (2024.0, 1, 1), ("2024", 1, 1), (2024, None, 1), (2024,), (2024, 1), (), (1, 2, 3, 4), (2**70, 1, 1), (-(2**31), 1, 1), (b"\x07\xe8\x02\x1d",)):
    show(date, *arguments)
show(date, year=2024, month=5, day=6)
show(date, 2024, day=6, month=5)
show(date, 2024, 5, 6, day=7)
show(date, 2024, 5, 6, hour=7)
for value in (0, 1, -1, 3652059, 3652060, 738000, 1.0, "1", None, 2**70):
    show(date.fromordinal, value)
for value in (0, -1, 86400, 1e9, 1.5, float("nan"), float("inf"), 10**20, "1", None):
    show(date.fromtimestamp, value)
for arguments in ((2020, 53, 1), (2021, 53, 1), (2020, 1, 0), (2020, 1, 8), (2020, 0, 1), (0, 1, 1), (10000, 1, 1), (9999, 52, 5), (9999, 52, 6), (1, 1, 1), (2020, 1), ("a", 1, 1)):
    show(date.fromisocalendar, *arguments)
show(date.fromisocalendar, year=2020, week=5, day=3)
for value in ("2024-02-29", "20240229", "2024-W09-4", "2024W094", "2024-W09", "2024-2-29", "2024-02-30", "", "2024-02-29T00", None, 5, b"2024-02-29", "٢٠٢٤-02-29"):
    show(date.fromisoformat, value)
