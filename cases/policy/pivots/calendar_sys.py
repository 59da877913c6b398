# expect: reject AttributeError at run
# calendar leads to no sys.
import calendar

print(calendar.sys is not None)
