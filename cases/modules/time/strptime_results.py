# How strptime works: the whole result, defaults, and errors.
# covers: time.strptime
import time

for arguments in (("30 Nov 00", "%d %b %y"), ("2024", "%Y"), ("", ""), ("12:34", "%H:%M"), ("Mon Jan  1 00:00:00 2024",), ("x",), ("2024-060", "%Y-%j"), ("29 Feb", "%d %b"), ("UTC", "%Z"), ("+0130", "%z"), ("0.5", "%S.%f"), ("5 2024 3", "%U %Y %w"), ("a", "b"), ("12 34", "%H"), (5, "%Y"), ("5", 5), ("99", "%d"), ("٣", "%d")):
    try:
        found = time.strptime(*arguments)
        print(arguments, found, found.tm_zone, found.tm_gmtoff)
    except Exception as error:
        print(arguments, type(error).__name__, error)
