# Reading the zone from the environment again changes nothing where it is UTC.
# covers: time.tzset
import time

print(time.tzset(), time.tzname, time.timezone)
try:
    time.tzset(1)
except TypeError as error:
    print(error)
