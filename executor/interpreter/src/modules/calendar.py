"""Calendars as text, as HTML and as numbers."""

import datetime as _datetime
import enum as _enum

__all__ = [
    "IllegalMonthError",
    "IllegalWeekdayError",
    "setfirstweekday",
    "firstweekday",
    "isleap",
    "leapdays",
    "weekday",
    "monthrange",
    "monthcalendar",
    "prmonth",
    "month",
    "prcal",
    "calendar",
    "timegm",
    "month_name",
    "month_abbr",
    "day_name",
    "day_abbr",
    "Calendar",
    "TextCalendar",
    "HTMLCalendar",
    "LocaleTextCalendar",
    "LocaleHTMLCalendar",
    "weekheader",
    "Day",
    "Month",
    "JANUARY",
    "FEBRUARY",
    "MARCH",
    "APRIL",
    "MAY",
    "JUNE",
    "JULY",
    "AUGUST",
    "SEPTEMBER",
    "OCTOBER",
    "NOVEMBER",
    "DECEMBER",
    "MONDAY",
    "TUESDAY",
    "WEDNESDAY",
    "THURSDAY",
    "FRIDAY",
    "SATURDAY",
    "SUNDAY",
]

error = ValueError


class IllegalMonthError(ValueError):
    """A month that is not from 1 to 12."""

    def __init__(self, month):
        self.month = month

    def __str__(self):
        return f"bad month number {self.month!r}; must be 1-12"


class IllegalWeekdayError(ValueError):
    """A weekday that is not from 0 to 6."""

    def __init__(self, weekday):
        self.weekday = weekday

    def __str__(self):
        return f"bad weekday number {self.weekday!r}; must be 0 (Monday) to 6 (Sunday)"


@_enum.global_enum
class Month(_enum.IntEnum):
    """The months, from 1."""

    JANUARY, FEBRUARY, MARCH, APRIL, MAY, JUNE = 1, 2, 3, 4, 5, 6
    JULY, AUGUST, SEPTEMBER, OCTOBER, NOVEMBER, DECEMBER = 7, 8, 9, 10, 11, 12


@_enum.global_enum
class Day(_enum.IntEnum):
    """The weekdays, from 0."""

    MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY = 0, 1, 2, 3, 4, 5, 6


def __getattr__(name):
    if name in ("January", "February"):
        from warnings import warn

        warn(f"The '{name}' attribute is deprecated, use '{name.upper()}' instead", DeprecationWarning, stacklevel=2)
        return 1 if name == "January" else 2
    raise AttributeError(f"module 'calendar' has no attribute '{name}'")


mdays = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


class _Names:
    # A sequence of names that cannot be changed.
    def __init__(self, names):
        self._names = names

    def __getitem__(self, place):
        return self._names[place]

    def __len__(self):
        return len(self._names)


_DAYS = [member.name.capitalize() for member in Day]
_MONTHS = [""] + [member.name.capitalize() for member in Month]
day_name = _Names(_DAYS)
day_abbr = _Names([name[:3] for name in _DAYS])
month_name = _Names(_MONTHS)
month_abbr = _Names([name[:3] for name in _MONTHS])


def isleap(year):
    """True for leap years."""
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def leapdays(y1, y2):
    """How many leap years there are from y1 up to but not including y2."""
    y1 -= 1
    y2 -= 1
    return (y2 // 4 - y1 // 4) - (y2 // 100 - y1 // 100) + (y2 // 400 - y1 // 400)


def weekday(year, month, day):
    """The weekday of a date; years beyond those of datetime repeat every 400."""
    if not _datetime.MINYEAR <= year <= _datetime.MAXYEAR:
        year = 2000 + year % 400
    return Day(_datetime.date(year, month, day).weekday())


def _check_month(month):
    if not 1 <= month <= 12:
        raise IllegalMonthError(month)


def _length(year, month):
    return mdays[month] + (month == FEBRUARY and isleap(year))


def monthrange(year, month):
    """The weekday of the first day, and the number of days."""
    _check_month(month)
    return weekday(year, month, 1), _length(year, month)


def _neighbour(year, month, step):
    years, month = divmod(month - 1 + step, 12)
    return year + years if years else year, month + 1


def _rows(items, width):
    return [items[at : at + width] for at in range(0, len(items), width)]


def _edges(calendar, year, month):
    """Days shown before the month, its length, days shown after it."""
    first, length = monthrange(year, month)
    before = (first - calendar.firstweekday) % 7
    return before, length, -(before + length) % 7


class Calendar:
    """The days of months and years in weeks."""

    def __init__(self, firstweekday=0):
        self.firstweekday = firstweekday

    def getfirstweekday(self):
        return self._firstweekday % 7

    def setfirstweekday(self, firstweekday):
        self._firstweekday = firstweekday

    firstweekday = property(getfirstweekday, setfirstweekday)

    def iterweekdays(self):
        """The weekdays as numbers, the first day of the week first."""
        for number in range(self.firstweekday, self.firstweekday + 7):
            yield number % 7

    def itermonthdates(self, year, month):
        """The dates of all weeks that have days in the month."""
        for parts in self.itermonthdays3(year, month):
            yield _datetime.date(*parts)

    def itermonthdays(self, year, month):
        """Day numbers; 0 for days of other months."""
        before, length, after = _edges(self, year, month)
        yield from [0] * before
        yield from range(1, length + 1)
        yield from [0] * after

    def itermonthdays2(self, year, month):
        """Day number and weekday."""
        for number, day in enumerate(self.itermonthdays(year, month), self.firstweekday):
            yield day, number % 7

    def itermonthdays3(self, year, month):
        """Year, month and day."""
        before, length, after = _edges(self, year, month)
        last_year, last_month = _neighbour(year, month, -1)
        end = _length(last_year, last_month) + 1
        for day in range(end - before, end):
            yield last_year, last_month, day
        for day in range(1, length + 1):
            yield year, month, day
        next_year, next_month = _neighbour(year, month, 1)
        for day in range(1, after + 1):
            yield next_year, next_month, day

    def itermonthdays4(self, year, month):
        """Year, month, day and weekday."""
        for number, (y, m, d) in enumerate(self.itermonthdays3(year, month)):
            yield y, m, d, (self.firstweekday + number) % 7

    def monthdatescalendar(self, year, month):
        """Weeks of dates."""
        return _rows(list(self.itermonthdates(year, month)), 7)

    def monthdays2calendar(self, year, month):
        """Weeks of day numbers with weekdays."""
        return _rows(list(self.itermonthdays2(year, month)), 7)

    def monthdayscalendar(self, year, month):
        """Weeks of day numbers."""
        return _rows(list(self.itermonthdays(year, month)), 7)

    def yeardatescalendar(self, year, width=3):
        """Rows of months of weeks of dates."""
        return _rows([self.monthdatescalendar(year, month) for month in Month], width)

    def yeardays2calendar(self, year, width=3):
        """Rows of months of weeks of day numbers with weekdays."""
        return _rows([self.monthdays2calendar(year, month) for month in Month], width)

    def yeardayscalendar(self, year, width=3):
        """Rows of months of weeks of day numbers."""
        return _rows([self.monthdayscalendar(year, month) for month in Month], width)


class TextCalendar(Calendar):
    """Calendars as plain text."""

    def prweek(self, theweek, width):
        """Print a week, without a line end."""
        print(self.formatweek(theweek, width), end="")

    def formatday(self, day, weekday, width):
        """A day."""
        return ("" if day == 0 else "%2i" % day).center(width)

    def formatweek(self, theweek, width):
        """A week in one line."""
        return " ".join([self.formatday(day, number, width) for day, number in theweek])

    def formatweekday(self, day, width):
        """The name of a weekday, shortened to fit."""
        names = day_name if width >= 9 else day_abbr
        return names[day][:width].center(width)

    def formatweekheader(self, width):
        """The names of the weekdays."""
        return " ".join([self.formatweekday(number, width) for number in self.iterweekdays()])

    def formatmonthname(self, theyear, themonth, width, withyear=True):
        """The name of a month."""
        name = month_name[themonth]
        return (f"{name} {theyear!r}" if withyear else name).center(width)

    def prmonth(self, theyear, themonth, w=0, l=0):
        """Print a month."""
        print(self.formatmonth(theyear, themonth, w, l), end="")

    def formatmonth(self, theyear, themonth, w=0, l=0):
        """A month in several lines."""
        w, l = max(2, w), max(1, l)
        name, end = self.formatmonthname(theyear, themonth, 7 * (w + 1) - 1), "\n" * l
        lines = [name, self.formatweekheader(w)]
        lines += [self.formatweek(week, w) for week in self.monthdays2calendar(theyear, themonth)]
        return "".join([line.rstrip() + end for line in lines])

    def formatyear(self, theyear, w=2, l=1, c=6, m=3):
        """A year, m months beside each other."""
        w, l, c = max(2, w), max(1, l), max(2, c)
        column = (w + 1) * 7 - 1
        end = "\n" * l

        def row(cells):
            return formatstring(cells, column, c).rstrip() + end

        parts = [repr(theyear).center(column * m + c * (m - 1)).rstrip(), end]
        header = self.formatweekheader(w)
        for place, months in enumerate(self.yeardays2calendar(theyear, m)):
            numbers = range(m * place + 1, min(m * (place + 1) + 1, 13))
            parts.append(end)
            parts.append(row([self.formatmonthname(theyear, number, column, False) for number in numbers]))
            parts.append(row([header for _ in numbers]))
            for line in range(max(map(len, months))):
                parts.append(
                    row([self.formatweek(weeks[line], w) if line < len(weeks) else "" for weeks in months])
                )
        return "".join(parts)

    def pryear(self, theyear, w=0, l=0, c=6, m=3):
        """Print a year."""
        print(self.formatyear(theyear, w, l, c, m), end="")


class HTMLCalendar(Calendar):
    """Calendars as HTML tables."""

    cssclasses = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    cssclasses_weekday_head = cssclasses
    cssclass_noday = "noday"
    cssclass_month_head = "month"
    cssclass_month = "month"
    cssclass_year_head = "year"
    cssclass_year = "year"

    def formatday(self, day, weekday):
        """A day as a cell."""
        if day == 0:
            return f'<td class="{self.cssclass_noday}">&nbsp;</td>'
        return '<td class="%s">%d</td>' % (self.cssclasses[weekday], day)

    def formatweek(self, theweek):
        """A week as a row."""
        return "<tr>" + "".join([self.formatday(day, number) for day, number in theweek]) + "</tr>"

    def formatweekday(self, day):
        """The name of a weekday as a head cell."""
        return f'<th class="{self.cssclasses_weekday_head[day]}">{day_abbr[day]}</th>'

    def formatweekheader(self):
        """The names of the weekdays as a row."""
        return "<tr>" + "".join([self.formatweekday(number) for number in self.iterweekdays()]) + "</tr>"

    def formatmonthname(self, theyear, themonth, withyear=True):
        """The name of a month as a row."""
        name = f"{month_name[themonth]} {theyear}" if withyear else month_name[themonth]
        return f'<tr><th colspan="7" class="{self.cssclass_month_head}">{name}</th></tr>'

    def formatmonth(self, theyear, themonth, withyear=True):
        """A month as a table."""
        lines = [
            f'<table border="0" cellpadding="0" cellspacing="0" class="{self.cssclass_month}">',
            self.formatmonthname(theyear, themonth, withyear=withyear),
            self.formatweekheader(),
        ]
        lines += [self.formatweek(week) for week in self.monthdays2calendar(theyear, themonth)]
        lines.append("</table>")
        return "\n".join(lines) + "\n"

    def formatyear(self, theyear, width=3):
        """A year as a table of tables."""
        width = max(width, 1)
        parts = [
            f'<table border="0" cellpadding="0" cellspacing="0" class="{self.cssclass_year}">\n',
            '<tr><th colspan="%d" class="%s">%s</th></tr>' % (width, self.cssclass_year_head, theyear),
        ]
        for months in _rows(list(range(1, 13)), width):
            cells = [f"<td>{self.formatmonth(theyear, number, withyear=False)}</td>" for number in months]
            parts.append("<tr>" + "".join(cells) + "</tr>")
        parts.append("</table>")
        return "".join(parts)

    def formatyearpage(self, theyear, width=3, css="calendar.css", encoding=None):
        """A year as a whole page, in bytes."""
        encoding = "utf-8" if encoding is None else encoding
        lines = [
            f'<?xml version="1.0" encoding="{encoding}"?>',
            '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" '
            '"http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">',
            "<html>",
            "<head>",
            f'<meta http-equiv="Content-Type" content="text/html; charset={encoding}" />',
        ]
        if css is not None:
            lines.append(f'<link rel="stylesheet" type="text/css" href="{css}" />')
        lines += ["<title>Calendar for %d</title>" % theyear, "</head>", "<body>"]
        page = "\n".join(lines) + "\n" + self.formatyear(theyear, width) + "</body>\n</html>\n"
        return page.encode(encoding, "xmlcharrefreplace")


class LocaleTextCalendar(TextCalendar):
    """A TextCalendar that keeps a locale; there is only the C locale here."""

    def __init__(self, firstweekday=0, locale=None):
        TextCalendar.__init__(self, firstweekday)
        self.locale = locale


class LocaleHTMLCalendar(HTMLCalendar):
    """An HTMLCalendar that keeps a locale; there is only the C locale here."""

    def __init__(self, firstweekday=0, locale=None):
        HTMLCalendar.__init__(self, firstweekday)
        self.locale = locale


c = TextCalendar()
firstweekday = c.getfirstweekday
monthcalendar = c.monthdayscalendar
prweek = c.prweek
week = c.formatweek
weekheader = c.formatweekheader
prmonth = c.prmonth
month = c.formatmonth
calendar = c.formatyear
prcal = c.pryear


def setfirstweekday(firstweekday):
    """Which weekday begins a week, for the functions of the module."""
    if not MONDAY <= firstweekday <= SUNDAY:
        raise IllegalWeekdayError(firstweekday)
    c.firstweekday = firstweekday


def format(cols, colwidth=20, spacing=6):
    """Print columns of text."""
    print(formatstring(cols, colwidth, spacing))


def formatstring(cols, colwidth=20, spacing=6):
    """Columns of text, each centred."""
    return (" " * spacing).join([column.center(colwidth) for column in cols])


EPOCH = 1970


def timegm(tuple):
    """The timestamp of a time tuple in UTC."""
    year, month, day, hour, minute, second = tuple[:6]
    days = _datetime.date(year, month, 1).toordinal() - _datetime.date(EPOCH, 1, 1).toordinal() + day - 1
    return ((days * 24 + hour) * 60 + minute) * 60 + second
