# Calendar objects: the days of a month in weeks, in every form, from any first day.
# covers: calendar.Calendar, calendar.monthcalendar
import calendar


def show(function, *arguments):
    try:
        result = function(*arguments)
        print(function.__name__, arguments, result if isinstance(result, list) else list(result))
    except Exception as error:
        print(function.__name__, arguments, type(error).__name__, error)


for first in (0, 6, 2, 9, -1):
    made = calendar.Calendar(first)
    print(first, repr(made.firstweekday), list(made.iterweekdays()))
made = calendar.Calendar(firstweekday=6)
for name in ("itermonthdays", "itermonthdays2", "itermonthdays3", "itermonthdays4"):
    show(getattr(made, name), 2021, 2)
    show(lambda *a: list(getattr(made, name)(*a))[:3], 2024, 2)
print([str(day) for day in made.itermonthdates(2024, 2)][:9])
show(made.monthdayscalendar, 2021, 2)
show(made.monthdays2calendar, 2021, 2)
print([[day.isoformat() for day in week] for week in made.monthdatescalendar(2021, 2)][-1])
print(len(made.yeardayscalendar(2021)), made.yeardayscalendar(2021, 6)[1][5][0], made.yeardays2calendar(2021, 4)[0][0][0], made.yeardatescalendar(2021)[0][0][0][0])
show(calendar.monthcalendar, 2024, 9)
for arguments in ((2024, 0), (2024, 13), (0, 1), (10000, 1), (1, 1), ("a", 1), (2024,)):
    show(made.monthdayscalendar, *arguments)
made.firstweekday = 8
print(made.firstweekday, made.getfirstweekday(), made.setfirstweekday(3), made.firstweekday)
print(next(made.itermonthdates(1, 1)) if made.firstweekday == 0 else "later", type(made.itermonthdays(2024, 1)).__name__)
