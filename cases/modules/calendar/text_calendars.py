# Months and years as text, with widths and lines of any size.
# covers: calendar.TextCalendar, calendar.month, calendar.prmonth, calendar.calendar, calendar.prcal, calendar.weekheader
import calendar

text = calendar.TextCalendar(calendar.SUNDAY)
print(text.formatmonth(2024, 2))
print(text.formatmonth(2024, 2, 5, 2))
print(text.formatyear(2023, m=2, c=3))
print(repr(text.formatday(3, 0, 4)), repr(text.formatday(0, 0, 2)), repr(text.formatweekday(2, 12)), repr(text.formatweekday(2, 2)), repr(text.formatweekheader(4)), repr(text.formatmonthname(2024, 5, 30)), repr(text.formatmonthname(2024, 5, 3, withyear=False)), repr(text.formatweek([(1, 0), (2, 1)], 3)))
text.prmonth(2024, 12)
text.prweek([(1, 0), (2, 1)], 2)
print("|")
text.pryear(2021, m=6)
print(calendar.month(2024, 2, w=3, l=2))
print(calendar.calendar(2024, 2, 1, 2, 4)[:300])
calendar.prmonth(2024, 4)
calendar.prcal(2024, m=4)
print(repr(calendar.weekheader(1)), repr(calendar.weekheader(9)), repr(calendar.week([(5, 0)], 4)))
calendar.format(["a", "b"], 5, 2)
print(repr(calendar.formatstring(["a", "bc"], 6, 1)))
for call in (lambda: text.formatmonth(2024, 13), lambda: text.formatmonth("a", 1), lambda: text.formatyear(2024, m=0), lambda: calendar.month(2024), lambda: text.formatday("a", 0, 2)):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
