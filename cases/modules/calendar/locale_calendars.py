# The calendars of a locale: in the plain one they are those without a locale.
# covers: calendar.LocaleTextCalendar, calendar.LocaleHTMLCalendar
import calendar

text = calendar.LocaleTextCalendar(firstweekday=6, locale="C")
html = calendar.LocaleHTMLCalendar(locale="C")
print(text.formatmonth(2024, 2), text.formatweekday(2, 9), text.formatmonthname(2024, 5, 20, False), sep="\n")
print(html.formatweekday(0), html.formatmonthname(2024, 1))
print([kind.__name__ for kind in calendar.LocaleTextCalendar.__mro__], [kind.__name__ for kind in calendar.LocaleHTMLCalendar.__mro__])
print(text.firstweekday, html.firstweekday)
