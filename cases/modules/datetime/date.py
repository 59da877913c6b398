# known-failure: the module datetime is not there yet
# date construction, arithmetic, iso calendar, formatting, errors.
from datetime import date, timedelta

d = date(2024, 2, 29)
print(
    d,
    repr(d),
    d.year,
    d.month,
    d.day,
    d.weekday(),
    d.isoweekday(),
    d.isocalendar(),
    d.isoformat(),
    d.toordinal(),
    date.fromordinal(738945),
    date.fromisoformat("2024-12-31"),
    date.fromisoformat("20241231"),
    date.fromisoformat("2024-W01-1"),
    d + timedelta(days=1),
    d - timedelta(weeks=1),
    d - date(2023, 2, 28),
    date(2024, 3, 1) - d,
    d < date(2024, 3, 1),
    d == date(2024, 2, 29),
    d.replace(year=2020),
    d.strftime("%Y/%m/%d %a %A %b %B %j %U %W %d-%y %%"),
    f"{d:%d.%m.%Y}",
    d.timetuple().tm_yday,
    d.ctime(),
    date.min,
    date.max,
    {d: 1}[date(2024, 2, 29)],
    max(d, date(2024, 1, 1)),
    date.fromisocalendar(2024, 9, 4),
    (date(2025, 1, 1) - date(2024, 1, 1)).days,
    str(d),
    d.__format__(""),
    [(d + timedelta(i)).day for i in range(3)],
)
for f in (
    lambda: date(2023, 2, 29),
    lambda: date(2024, 13, 1),
    lambda: date(0, 1, 1),
    lambda: date(10000, 1, 1),
    lambda: date(2024),
    lambda: date("2024", 1, 1),
    lambda: date.fromisoformat("2024-1-1"),
    lambda: date.fromisoformat("x"),
    lambda: d + 1,
    lambda: d + d,
    lambda: d < 5,
    lambda: date.max + timedelta(1),
    lambda: d.replace(month=13),
    lambda: d.replace(year=2023),
    lambda: date.fromordinal(0),
    lambda: setattr(d, "year", 1),
    lambda: d - 5,
    lambda: date(2024, 1.5, 1),
    lambda: date.fromisocalendar(2023, 53, 1),
    lambda: date.fromisoformat(5),
    lambda: d < None,
    lambda: date(1, 1, 0),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
