# Years and days that are no plain ints, and what is looked at first when several arguments are wrong.
# covers: calendar.HTMLCalendar.formatday, calendar.TextCalendar.formatmonth, calendar.Calendar.itermonthdays3
import calendar


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


text, html = calendar.TextCalendar(6), calendar.HTMLCalendar()
show(lambda: text.formatday("", 0, width=0))
show(lambda: text.formatday(1.5, 0, 4))
show(lambda: html.formatday("", 0))
show(lambda: html.formatday(1.5, 0))
show(lambda: html.formatweek([("a", 1), "bc"]))
show(lambda: html.formatyear(0, True)[:120])
show(lambda: html.formatyear(""))
show(lambda: html.formatyearpage(True)[:300])
show(lambda: html.formatyearpage(""))
show(lambda: calendar.HTMLCalendar.formatyearpage(0, ""))
show(lambda: text.formatmonth(0, "", 0, ""))
show(lambda: text.formatmonth("", 1, 0, 1.5))
show(lambda: text.formatmonth("", 1, 0, 1))
show(lambda: list(calendar.TextCalendar.itermonthdays(0, 0, 0)))
show(lambda: list(text.itermonthdays3(True, 9))[:3])
show(lambda: list(html.itermonthdays4(True, 7))[:3])
