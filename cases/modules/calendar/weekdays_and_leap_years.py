# Leap years, weekdays, ranges of months, and the constants.
# covers: calendar.isleap, calendar.leapdays, calendar.weekday, calendar.monthrange, calendar.day_name, calendar.day_abbr, calendar.month_name, calendar.month_abbr, calendar.setfirstweekday, calendar.firstweekday, calendar.IllegalMonthError, calendar.IllegalWeekdayError, calendar.timegm
import calendar


def show(function, *arguments, **named):
    try:
        print(function.__name__, arguments, repr(function(*arguments, **named)))
    except Exception as error:
        print(function.__name__, arguments, type(error).__name__, str(error))


for year in (1900, 2000, 2023, 2024, 0, -4, "2024", 2.5):
    show(calendar.isleap, year)
show(calendar.leapdays, 1900, 2001)
show(calendar.leapdays, 2001, 1900)
show(calendar.leapdays, 2024, 2024)
for arguments in ((2024, 2, 29), (2023, 2, 29), (0, 1, 1), (10000, 1, 1), (-5, 3, 1), (2024, 13, 1), (2024, 1, 0)):
    show(calendar.weekday, *arguments)
for arguments in ((2024, 2), (2023, 2), (2024, 0), (2024, 13), (1, 1), (9999, 12), (10000, 1), ("a", 1), (2024, "b"), (2024,)):
    show(calendar.monthrange, *arguments)
for names in (calendar.day_name, calendar.day_abbr, calendar.month_name, calendar.month_abbr):
    print(list(names), len(names), names[1:3], names[-1], "May" in names)
    show(names.__getitem__, 20)
print(calendar.firstweekday())
for value in (6, 0, 7, -1, "1", 1.0, calendar.WEDNESDAY, None):
    show(calendar.setfirstweekday, value)
    print(repr(calendar.firstweekday()))
calendar.setfirstweekday(0)
show(calendar.timegm, (2024, 1, 2, 3, 4, 5))
show(calendar.timegm, (1970, 1, 1, 0, 0, 0, 9, 9, 9))
show(calendar.timegm, (2024, 13, 1, 0, 0, 0))
show(calendar.timegm, (2024, 1))
print(calendar.IllegalMonthError.__mro__, calendar.IllegalWeekdayError.__mro__)
print(repr(calendar.IllegalMonthError(13)), str(calendar.IllegalMonthError(13)), str(calendar.IllegalWeekdayError(9)), calendar.IllegalMonthError(13).month, calendar.IllegalWeekdayError(9).weekday)
