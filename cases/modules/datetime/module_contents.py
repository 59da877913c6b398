# What the module holds, and what its classes say of themselves.
# covers: datetime.date, datetime.datetime, datetime.time, datetime.timedelta, datetime.timezone, datetime.tzinfo
import datetime

print(sorted(datetime.__all__))
for name in sorted(datetime.__all__):
    value = getattr(datetime, name)
    if isinstance(value, type):
        print(name, value.__module__, value.__qualname__, [base.__name__ for base in value.__mro__], sorted(n for n in dir(value) if not n.startswith("_")))
for kind in (datetime.date, datetime.datetime, datetime.time, datetime.timedelta, datetime.timezone, datetime.tzinfo):
    for name in ("year", "hour", "days", "name", "__doc__"):
        found = getattr(kind, name, None)
        if found is not None and name != "__doc__":
            print(kind.__name__, name, type(found).__name__)
