# Attributes that are kept in an object and those that are computed: their types, how they are shown, and their refusals.
# covers: object
import datetime
import functools
import re

pairs = [(range(3), "start"), (slice(1), "stop"), (1j, "real"), (property(), "fget"), (staticmethod(len), "__func__"), (classmethod(len), "__func__"), (datetime.timedelta(1), "days"), (re.compile("a"), "pattern"), (re.compile("a"), "groupindex"), (re.match("a", "a"), "pos"), (re.match("a", "a"), "lastindex"), (functools.partial(int), "func"), (5, "real"), (1.5, "imag"), (datetime.date(2000, 1, 1), "year"), (list[int], "__origin__")]
for instance, name in pairs:
    found = getattr(type(instance), name)
    print(type(instance).__name__, name, type(found).__name__, found)
    for change in (lambda: setattr(instance, name, None), lambda: delattr(instance, name)):
        try:
            print("  ", change())
        except Exception as error:
            print("  ", type(error).__name__, error)
