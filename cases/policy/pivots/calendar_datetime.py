# expect: reject AttributeError at run
# calendar leads to no datetime.
import calendar

print(calendar.datetime is not None)
