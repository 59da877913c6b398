# Months and years as text and numbers.
import pprint, csv, abc, types, contextlib, typing, dataclasses, base64, hashlib, uuid, calendar, io, re, weakref, inspect, asyncio, time, queue, sys
from dataclasses import dataclass, field
from typing import *
def t(f):
    try: print(re.sub(' at 0x[0-9a-f]+','',repr(f())))
    except BaseException as e: print(type(e).__name__, re.sub(' at 0x[0-9a-f]+','',str(e)))
t(lambda: calendar.month(2024,2)); t(lambda: calendar.monthrange(2024,2)); t(lambda: calendar.isleap(1900)); t(lambda: calendar.monthcalendar(2024,2)); t(lambda: calendar.weekday(2024,1,1)); t(lambda: calendar.leapdays(2000,2024)); t(lambda: calendar.timegm((2024,1,1,0,0,0))); t(lambda: list(calendar.month_name)); t(lambda: list(calendar.day_abbr)); t(lambda: calendar.TextCalendar(6).formatmonth(2024,3)); t(lambda: calendar.HTMLCalendar().formatmonth(2024,2)[:200]); t(lambda: calendar.calendar(2024)[:300]); t(lambda: calendar.monthrange(2024,13)); t(lambda: calendar.setfirstweekday(9)); t(lambda: calendar.Calendar().monthdayscalendar(2024,2)[0]); t(lambda: calendar.MONDAY); t(lambda: calendar.FEBRUARY); t(lambda: calendar.JANUARY+0)
