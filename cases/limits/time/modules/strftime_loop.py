# expect: limit time
# limits: time=250ms memory=32M output=64K
# Strftime in a loop.
import datetime

day = datetime.date(2024, 1, 1)
while True:
    day.strftime('%A %d')
