# The flags of patterns are members of an enum that is also an int.
import enum
import re

print(type(re.RegexFlag), issubclass(re.RegexFlag, enum.IntFlag), isinstance(re.I, enum.Enum))
print(f"{re.I:x} {re.I | re.M} {re.I | re.M!r}", re.I | 1 << 20, ~re.I, re.NOFLAG)
print(list(re.RegexFlag), list(re.X | re.S), re.RegexFlag["M"], re.RegexFlag(2.0), len(re.RegexFlag))
print("I" in dir(re), "RegexFlag" in dir(re), "IGNORECASE" in re.__all__, re.I is re.RegexFlag.IGNORECASE)
match re.DOTALL:
    case re.S:
        print("the same by another name", re.S.name, re.S.value)


def rename(flag):
    flag.name = "J"


for attempt in (
    lambda: re.RegexFlag(),
    lambda: re.RegexFlag("I"),
    lambda: re.RegexFlag(1, 2),
    lambda: 2 in re.I,
    lambda: re.RegexFlag["J"],
    lambda: delattr(re.RegexFlag, "I"),
    lambda: rename(re.I),
    lambda: re.J,
    lambda: re.PatternError(0, "", ""),
):
    try:
        print(attempt())
    except Exception as error:
        print(type(error).__name__, error)
namespace = {}
exec("from re import *", namespace)
print(namespace["VERBOSE"], namespace["X"] is re.X)
