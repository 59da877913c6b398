# When two directives set the same part, the one that comes later in the text counts.
# covers: datetime.datetime
from datetime import datetime

for text, pattern in [("12 March 2024", "%m %B %Y"), ("March 12 2024", "%B %m %Y"), ("Mar 4 2024", "%b %m %Y"), ("4 Mar 2024", "%m %b %Y"), ("2024 99", "%Y %y"), ("99 2024", "%y %Y"), ("13 05 PM", "%H %I %p"), ("05 PM 13", "%I %p %H"), ("PM 5", "%p %I"), ("2024 10 Mon 3", "%Y %U %a %w"), ("2024 3 Mon 10", "%Y %w %a %U"), ("2024 10 5 2", "%Y %U %u %w"), ("9999-01/02/24", "%Y-%x"), ("01/02/24-9999", "%x-%Y"), ("2024 10 11 1", "%Y %U %W %w"), ("2024 11 10 1", "%Y %W %U %w"), ("2024 060 3 5", "%Y %j %m %d"), ("3 5 2024 060", "%m %d %Y %j"), ("UTC +0100", "%Z %z"), ("+0100 UTC", "%z %Z")]:
    try:
        print(repr(text), repr(pattern), datetime.strptime(text, pattern).isoformat())
    except Exception as error:
        print(repr(text), repr(pattern), type(error).__name__, error)
