# Texts read as dates and times: the ISO formats and strptime.
import time as clocks
from datetime import date, datetime, time


def day():
    year, month, monthday = source.between(1, 9999), source.between(0, 13), source.between(0, 32)
    if source.chance(70):
        month, monthday = source.between(1, 12), source.between(1, 28)
    return source.pick([f"{year:04}-{month:02}-{monthday:02}", f"{year:04}{month:02}{monthday:02}", f"{year:04}-W{source.between(0, 54):02}-{source.between(0, 8)}", f"{year:04}W{source.between(1, 53):02}{source.between(1, 7)}", f"{year:04}-W{source.between(1, 53):02}", f"{year:04}W{source.between(1, 53):02}", f"{year:04}-{month:02}", f"{year}-{month}-{monthday}"])


def clock():
    hour, minute, second = source.between(0, 25), source.between(0, 61), source.between(0, 61)
    if source.chance(80):
        hour, minute, second = source.below(24), source.below(60), source.below(60)
    text = source.pick([f"{hour:02}", f"{hour:02}:{minute:02}", f"{hour:02}{minute:02}", f"{hour:02}:{minute:02}:{second:02}", f"{hour:02}{minute:02}{second:02}", f"T{hour:02}:{minute:02}:{second:02}", f"{hour:02}:{minute:02}{second:02}", "24:00:00", "24:00"])
    if source.chance(40):
        text += source.pick(".,") + source.text("0123456789", 0, 9)
    if source.chance(50):
        text += source.pick(["Z", "z", "+00:00", "-00:00", "+0530", "-12", "+01:02:03", "+010203", "+01:02:03.000004", "+24:00", "-23:59", "+1:00", "+", " +01:00", "+01:60", "-0000", "+05:30:00.1234567"])
    return text


def spoiled(text):
    if source.chance(20) and text:
        place = source.below(len(text))
        text = text[:place] + source.pick(["", "x", "-", ":", " ", "é", "٣", "0", "\ud800"]) + text[place + source.below(2):]
    return text


PIECES = {
    "%Y": ["2024", "0001", "9999", "24", "1999"], "%m": ["1", "01", "12", "13", "00"], "%d": ["1", "09", "31", "32"], "%H": ["0", "23", "24", "7"],
    "%I": ["12", "01", "13", "0", "11"], "%p": ["AM", "pm", "xm", ""], "%M": ["0", "59", "60"], "%S": ["0", "59", "60", "61", "62"], "%f": ["0", "1", "123456", "1234567", ""],
    "%j": ["1", "366", "060", "367"], "%y": ["68", "69", "00", "99", "7"], "%b": ["Jan", "feb", "Foo", "DEC"], "%B": ["March", "may", "Dec"], "%a": ["Mon", "sun", "x"],
    "%A": ["Monday", "friday", "Mon"], "%w": ["0", "6", "7"], "%u": ["1", "7", "0"], "%U": ["0", "53", "10"], "%W": ["0", "1", "53"], "%V": ["1", "53", "0"], "%G": ["2020", "2015"],
    "%z": ["+0100", "-01:30", "Z", "+01:02:03", "+0102:03", "-00:00:00.5", "x", "+24:00"], "%Z": ["UTC", "gmt", "CET", ""], "%%": ["%"], "%c": ["Mon Jan  1 00:00:00 2024"],
    "%x": ["01/02/24", "1/2/2024"], "%X": ["10:11:12", "1:2:3"], "%Q": ["x"], "%": [""], "%D": ["01/02/24"], "%T": ["10:11:12"], "%e": ["1"], "%:z": ["+01:00"],
}
NAMES = list(PIECES)[:26]


def template():
    names = source.some(NAMES if source.chance(95) else list(PIECES), 1, 5)
    if source.chance(50):
        names = source.pick([["%Y", "%m", "%d"], ["%Y", "%U", "%w"], ["%Y", "%j"], ["%G", "%V", "%u"], ["%Y", "%W", "%a"], ["%d", "%b", "%Y"], ["%y", "%m", "%d", "%I", "%p"]]) + names[:1]
    gap = source.pick(["-", " ", ":", "", ".", "(", "  "])
    pattern = gap.join(names)
    text = gap.join(source.pick(PIECES[name]) for name in names)
    return spoiled(text), pattern


for _ in range(1300):
    text = spoiled(day())
    check("date.fromisoformat", ascii(text), date.fromisoformat, text)
    text = spoiled(clock())
    check("time.fromisoformat", ascii(text), time.fromisoformat, text)
    text = spoiled(day() + source.pick(["T", " ", "é", "x", ""]) + clock())
    check("datetime.fromisoformat", ascii(text), datetime.fromisoformat, text)
    text, pattern = template()
    shown = ascii(text) + " " + ascii(pattern)
    check("datetime.strptime", shown, datetime.strptime, text, pattern)
    check("time.strptime", shown, clocks.strptime, text, pattern)
