# Every directive that is read: its forms, and how a text is refused.
# covers: datetime.datetime
from datetime import datetime

pairs = [("1 2 2024", "%d %m %Y"), ("29 2", "%d %m"), ("30 2 2024", "%d %m %Y"), ("Mon", "%a"), ("monday", "%A"), ("Xyz", "%a"), ("jan 5", "%b %d"), ("January", "%B"), ("may", "%b"), ("68 69", "%y %H"), ("69", "%y"), ("12 AM", "%I %p"), ("12 pm", "%I %p"), ("0 AM", "%I %p"), ("5", "%I"), ("23:59:61", "%H:%M:%S"), ("62", "%S"), ("1", "%f"), ("1234567", "%f"), ("060 2024", "%j %Y"), ("366 2023", "%j %Y"), ("0", "%j"), ("2024 9 4", "%G %V %u"), ("2024 9", "%G %V"), ("2024 9 4", "%Y %V %u"), ("9 4", "%V %u"), ("2024 53 1", "%G %V %u"), ("2024 100 1", "%G %j %u"), ("2024 10 1", "%Y %U %w"), ("2024 10 Mon", "%Y %W %a"), ("2024 0 0", "%Y %U %w"), ("+0100", "%z"), ("-01:30", "%z"), ("Z", "%z"), ("z", "%z"), ("+01:02:03.5", "%z"), ("+0102:03", "%z"), ("+24:00", "%z"), ("UTC", "%Z"), ("gmt", "%Z"), ("CET", "%Z"), ("Tue Jan  2 03:04:05 2024", "%c"), ("01/02/24", "%x"), ("03:04:05", "%X"), ("%", "%%"), ("", ""), ("a", ""), ("", "%Y"), ("2024 ", "%Y"), ("2024", " %Y"), ("20 24", "%y%y"), ("x", "%"), ("x", "%Q"), ("(1)", "(%d)"), ("a+b 5", "a+b %d"), ("5\t\n6", "%d %m"), ("５", "%d"), ("12", "%d%m"), ("111", "%d%m"), ("2024-W01", "%Y-W%U"), ("1 1 1", "%d %d %m")]
for text, pattern in pairs:
    try:
        print(repr(text), repr(pattern), datetime.strptime(text, pattern).isoformat(), datetime.strptime(text, pattern).tzname())
    except Exception as error:
        print(repr(text), repr(pattern), type(error).__name__, error)
