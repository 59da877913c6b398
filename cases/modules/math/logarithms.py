# log, log2 and log10 of huge whole numbers, of zero and below, and with bases of all kinds.
# covers: math.log, math.log2, math.log10
import math


def show(name, *arguments):
    shown = [argument if len(str(argument)) < 30 else "long" for argument in arguments]
    try:
        print(name, *shown, repr(getattr(math, name)(*arguments)))
    except Exception as error:
        print(name, *shown, type(error).__name__, error)


for value in (1, 2, 10, 1000, 0.5, 1e-320, 2**1024, 10**400, 2**5000 + 1, True, 0, 0.0, -0.0, -1, -(10**400), math.inf, -math.inf, math.nan):
    for name in ("log", "log2", "log10"):
        show(name, value)
for base in (2, 10, 0.5, 1, 1.0, 0, -2, math.inf, math.nan, 10**400, 2**2000, "2", None, 1j):
    show("log", 8, base)
    show("log", 10**400, base)


class Index:
    def __index__(self):
        return 10**350

    def __repr__(self):
        return "Index()"


class Float:
    def __float__(self):
        return 100.0

    def __repr__(self):
        return "Float()"


show("log", Index())
for name in ("log", "log2", "log10"):
    show(name, Float())
    show(name, Index())
    show(name)
    show(name, "1")
    show(name, [])
show("log", 1, 2, 3)
show("log2", 1, 2)
try:
    math.log(x=2)
except TypeError as error:
    print(error)
