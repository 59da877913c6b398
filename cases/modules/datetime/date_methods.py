# What a date knows and how it is shown, replaced and compared.
# covers: datetime.date
from datetime import date, datetime, timedelta

d = date(2024, 2, 29)


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


print(d, repr(d), d.year, d.month, d.day, d.weekday(), d.isoweekday(), d.toordinal(), d.ctime(), d.isoformat())
print(d.timetuple(), d.isocalendar(), tuple(d.isocalendar()), d.isocalendar().week, d.isocalendar()[0])
for call in (
    lambda: d.replace(day=1),
    lambda: d.replace(2023, 1, 5),
    lambda: d.replace(year=2023),
    lambda: d.replace(day=0),
    lambda: d.replace(hour=5),
    lambda: d.replace(1, 2, 3, 4),
    lambda: d.__replace__(month=3),
    lambda: d - date(2000, 1, 1),
    lambda: d + timedelta(1, 86399),
    lambda: timedelta(1) + d,
    lambda: d - timedelta(1),
    lambda: timedelta(1) - d,
    lambda: d + 1,
    lambda: d - 1,
    lambda: d + d,
    lambda: date.max + timedelta(1),
    lambda: date.min - timedelta(1),
    lambda: d < date(2025, 1, 1),
    lambda: d == datetime(2024, 2, 29),
    lambda: d != "2024-02-29",
    lambda: d < datetime(2024, 3, 1),
    lambda: d < "a",
    lambda: d < 5,
    lambda: hash(d) == hash(date(2024, 2, 29)),
    lambda: format(d),
    lambda: f"{d:%d.%m.%Y}",
    lambda: d.__format__(5),
    lambda: d.strftime("%A %j %U %W %V %G %u %w %y %b"),
    lambda: d.strftime(),
    lambda: d.strftime(5),
    lambda: d.strftime(format="%Y"),
    lambda: d.year.__set__,
    lambda: setattr(d, "year", 5),
    lambda: setattr(d, "other", 5),
    lambda: d.isocalendar() == (2024, 9, 4),
    lambda: bool(d),
    lambda: sorted([date(2, 1, 1), date(1, 1, 1)]),
):
    show(call)


class Mine(date):
    def __new__(cls, *arguments):
        made = super().__new__(cls, *arguments)
        made.extra = len(arguments)
        return made


m = Mine(2020, 1, 1)
print(repr(m), m.extra, type(m + timedelta(1)).__name__, type(m.replace(day=2)).__name__, type(Mine.fromordinal(5)).__name__, m == date(2020, 1, 1), repr(Mine.fromisoformat("2021-01-01")))
