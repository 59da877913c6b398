# Print calendars by arithmetic and check them with datetime.
from datetime import date, timedelta

NAMES = "January February March April May June July August September October November December".split()


def leap(y):
    return y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)


def days(y, m):
    return 29 if m == 2 and leap(y) else [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1]


def weekday(y, m, d):
    y -= m < 3
    return (y + y // 4 - y // 100 + y // 400 + [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][m - 1] + d + 6) % 7


def month(y, m):
    title = f"{NAMES[m - 1]} {y}"
    lines = [f"{title:^20}".rstrip(), "Mo Tu We Th Fr Sa Su"]
    cells = ["  "] * weekday(y, m, 1) + [f"{d:2}" for d in range(1, days(y, m) + 1)]
    lines += [" ".join(cells[i : i + 7]) for i in range(0, len(cells), 7)]
    return "\n".join(lines)


print(month(2024, 2), month(2023, 10), sep="\n\n")
d, ok = date(1999, 12, 25), True
for _ in range(1000):
    ok &= weekday(d.year, d.month, d.day) == d.weekday()
    d += timedelta(days=17)
print(ok, [y for y in range(1896, 1913) if leap(y)], d)
friday13 = [date(2024, m, 13).isoformat() for m in range(1, 13) if date(2024, m, 13).weekday() == 4]
print(friday13, (date(2024, 12, 25) - date(2024, 2, 29)).days, sum(days(2023, m) for m in range(1, 13)))
quarters = {f"Q{q + 1}": [n[:3] for n in NAMES[q * 3 : q * 3 + 3]] for q in range(4)}
print(quarters)
