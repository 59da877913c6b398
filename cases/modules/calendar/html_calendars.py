# Months and years as HTML, with classes of one's own.
# covers: calendar.HTMLCalendar
import calendar

html = calendar.HTMLCalendar(calendar.SUNDAY)
print(html.formatmonth(2024, 2))
print(html.formatmonth(2024, 2, withyear=False)[:120])
print(html.formatday(0, 3), html.formatday(5, 6), html.formatweekday(0), html.formatweekheader(), html.formatmonthname(2024, 1), html.formatmonthname(2024, 1, False), html.formatweek([(1, 0), (0, 1)]), sep="\n")
year = html.formatyear(2023, 4)
print(len(year), year[:200], year.count("<table"))
page = html.formatyearpage(2023, css="style.css", encoding="ascii")
print(type(page).__name__, page[:300], len(page), html.formatyearpage(2023, css=None)[:250])


class Mine(calendar.HTMLCalendar):
    cssclasses = ["a"] * 5 + ["b", "c d"]
    cssclass_noday = "none"
    cssclass_month_head = "head"
    cssclass_month = "m"
    cssclasses_weekday_head = list("1234567")
    cssclass_year = "y"
    cssclass_year_head = "yh"

    def formatday(self, day, weekday):
        return f"[{day}]" if day == 14 else super().formatday(day, weekday)


print(Mine().formatmonth(2024, 3))
print(Mine().formatyear(2024)[:150])
print(calendar.HTMLCalendar.cssclasses, html.cssclasses_weekday_head)
