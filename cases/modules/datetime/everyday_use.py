# Ages, deadlines, month arithmetic, ranges, grouping by week and formatting.
from datetime import date, datetime, timedelta


def age(born, on):
    return on.year - born.year - ((on.month, on.day) < (born.month, born.day))


def add_months(d, n):
    y, m = divmod(d.year * 12 + d.month - 1 + n, 12)
    for day in (d.day, 30, 29, 28):
        try:
            return date(y, m + 1, day)
        except ValueError:
            continue


print(
    age(date(2000, 2, 29), date(2023, 2, 28)),
    age(date(2000, 2, 29), date(2024, 2, 29)),
    add_months(date(2024, 1, 31), 1),
    add_months(date(2024, 1, 31), 13),
    add_months(date(2024, 3, 15), -4),
)
start, end = date(2024, 2, 26), date(2024, 3, 3)
days = [start + timedelta(n) for n in range((end - start).days + 1)]
print(
    [f"{d:%a %d}" for d in days],
    sum(d.weekday() < 5 for d in days),
    {d.isocalendar().week for d in days},
    max(days) - min(days),
    days[3].strftime("%B %d, %Y"),
)
t = datetime(2024, 12, 31, 23, 59, 30)
print(
    t + timedelta(seconds=45),
    (t - datetime(2024, 1, 1)).days,
    divmod((t - datetime(2024, 12, 31)).seconds, 3600),
    t.replace(minute=0, second=0),
    t.strftime("%I:%M %p"),
    datetime.strptime("07/04/2021", "%m/%d/%Y").strftime("%A"),
    t.date() == date(2024, 12, 31),
    t.isoformat(),
    sorted([t, datetime(2020, 1, 1)])[0].year,
    str(timedelta(seconds=3725)),
    f"{timedelta(days=2, hours=3)}",
    timedelta(hours=36) > timedelta(days=1),
)
log = ["2024-01-05T10:00", "2024-01-05T12:30", "2024-01-07T08:15"]
stamps = [datetime.fromisoformat(s) for s in log]
by = {}
for s in stamps:
    by.setdefault(s.date().isoformat(), []).append(s.hour)
print(
    by,
    [str(b - a) for a, b in zip(stamps, stamps[1:])],
    max(stamps).time(),
    sum((b - a for a, b in zip(stamps, stamps[1:])), timedelta()).total_seconds() / 3600,
)
