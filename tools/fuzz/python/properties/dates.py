# Dates and times: arithmetic, parts and texts.
from datetime import date, datetime, time, timedelta, timezone

DIRECTIVES = "aAbBcdDeFgGhHIjklmMnpPqrRsStTuUvVwWxXyYzZ%f:Q-#"


def day():
    while True:
        try:
            return date(source.pick([source.between(1900, 2100), source.between(1, 9999), 1, 9999]), source.between(1, 12), source.pick([1, 28, 29, 30, 31, source.between(1, 31)]))
        except ValueError:
            pass


def zone():
    kind = source.below(5)
    if kind < 2:
        return None
    if kind == 2:
        return timezone.utc
    offset = timedelta(minutes=source.between(-1439, 1439), seconds=source.pick([0, 0, 30]), microseconds=source.pick([0, 0, 0, 1500]))
    return timezone(offset) if source.chance(70) else timezone(offset, source.pick(["", "AB", "ü %d"]))


def clock():
    return time(source.below(24), source.below(60), source.pick([0, source.below(60)]), source.pick([0, 1, 500000, source.below(10**6)]), zone(), fold=source.below(2))


def moment():
    at = clock()
    return datetime.combine(day(), at)


def span():
    return timedelta(source.pick([0, source.between(-10, 10), source.between(-800000, 800000)]), source.between(-90000, 90000), source.pick([0, source.between(-10**7, 10**7)]))


def pattern():
    # What the platform's C library adds is no part of the language: only documented directives.
    return source.text(["%" + letter for letter in "aAwdbBmyYHIMSfjUWcxXGuVpzZ%"] + [" ", "-", ":", "é", "T", "%:z"], 1, 5)


def ordered(a, b):
    return a < b, a == b, a <= b


for _ in range(500):
    a, b, first, second = day(), day(), moment(), moment()
    delta, other, at = span(), span(), clock()
    check("date", a, lambda: (str(a), a.isoformat(), a.ctime(), a.weekday(), a.isocalendar(), a.toordinal(), a.timetuple(), hash(a) == hash(date.fromisoformat(str(a)))))
    check("date - date", f"{a} {b}", lambda: (a - b, *ordered(a, b)))
    check("date + timedelta", f"{a} {delta!r}", lambda: (a + delta, a - delta))
    check("datetime", repr(first), lambda: (str(first), first.ctime(), first.isocalendar(), first.timetuple(), first.utctimetuple(), first.utcoffset(), first.tzname(), first.timetz(), first.date()))
    check("datetime.timestamp", repr(first), lambda: first.astimezone(timezone.utc).timestamp() if first.tzinfo else None)
    check("datetime - datetime", f"{first!r} {second!r}", lambda: first - second)
    check("datetime < datetime", f"{first!r} {second!r}", ordered, first, second)
    check("datetime + timedelta", f"{first!r} {delta!r}", lambda: (first + delta, first - delta))
    zone_ = zone()
    check("astimezone", f"{first!r} {zone_!r}", lambda: first.astimezone(zone_) if first.tzinfo and zone_ else first.replace(tzinfo=zone_, hour=3))
    precision = source.pick(["auto", "hours", "minutes", "seconds", "milliseconds", "microseconds", "days"])
    separator = source.pick(["T", " ", "é", "\0"])
    check("datetime.isoformat", f"{first!r} {separator!r} {precision}", first.isoformat, separator, precision)
    check("time.isoformat", f"{at!r} {precision}", at.isoformat, precision)
    check("time", repr(at), lambda: (str(at), at.utcoffset(), at.tzname(), at.replace(minute=0), at.fold))
    given = pattern()
    check("datetime.strftime", f"{first!r} {given!r}", first.strftime, given)
    given = pattern()
    check("time.strftime", f"{at!r} {given!r}", at.strftime, given)
    check("date format", f"{a!r} {given!r}", format, a, given)
    check("timedelta", repr(delta), lambda: (str(delta), delta.total_seconds(), abs(delta), -delta, bool(delta), hash(delta) == hash(delta * 1)))
    check("timedelta + timedelta", f"{delta!r} {other!r}", lambda: (delta + other, delta - other, *ordered(delta, other)))
    check("timedelta / timedelta", f"{delta!r} {other!r}", lambda: (delta / other, delta // other, delta % other, divmod(delta, other)))
    number = source.pick([source.between(-9, 9), source.between(-99, 99) / 8, source.real()])
    check("timedelta * number", f"{delta!r} {number!r}", lambda: delta * number)
    check("timedelta / number", f"{delta!r} {number!r}", lambda: delta / number)
    whole = source.between(-9, 9)
    check("timedelta // int", f"{delta!r} {whole}", lambda: delta // whole)
    parts = {name: source.pick([source.between(-99, 99), source.between(-999, 999) / 7, source.real()]) for name in source.some(["days", "seconds", "microseconds", "milliseconds", "minutes", "hours", "weeks"], 1, 3)}
    check("timedelta()", parts, lambda: timedelta(**parts))
    stamp = source.pick([source.between(-10**9, 10**11), source.between(-10**12, 10**12) / 1000, source.real()])
    check("fromtimestamp", repr(stamp), lambda: (datetime.fromtimestamp(stamp, timezone.utc), date.fromtimestamp(stamp)))
    ordinal, year, week, weekday = source.between(-5, 3700000), source.between(0, 10000), source.between(0, 54), source.between(0, 8)
    check("fromordinal", ordinal, date.fromordinal, ordinal)
    check("fromisocalendar", f"{year} {week} {weekday}", date.fromisocalendar, year, week, weekday)
