# expect: limit time
# limits: time=250ms memory=32M output=64K
# Calendars in a loop.
import calendar

while True:
    calendar.month(2024, 1)
