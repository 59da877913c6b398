# Two names of months that stay for a while.
import calendar
import warnings

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(calendar.January, calendar.February)
print([(one.category.__name__, str(one.message)) for one in caught])
