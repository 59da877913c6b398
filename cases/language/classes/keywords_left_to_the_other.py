# Keywords that a built-in constructor does not know belong to the __init__ or __new__ a class has of its own.
import itertools


def attempt(name, make):
    try:
        print(name, make())
    except TypeError as error:
        print(name, "TypeError:", error)


BASES = {
    "list": (list, ([1],)),
    "tuple": (tuple, ([1],)),
    "set": (set, ([1],)),
    "frozenset": (frozenset, ([1],)),
    "float": (float, (1,)),
    "int": (int, (1,)),
    "str": (str, ("a",)),
    "bytes": (bytes, (b"a",)),
    "dict": (dict, ([(1, 2)],)),
    "map": (map, (str, [1])),
    "filter": (filter, (None, [1])),
    "cycle": (itertools.cycle, ([1],)),
    "chain": (itertools.chain, ([1],)),
}
for name, (base, arguments) in BASES.items():

    class Bare(base):
        pass

    class Making(base):
        def __new__(cls, *args, unit=None):
            return base.__new__(cls, *args)

    class Filling(base):
        def __init__(self, *args, unit=None):
            self.unit = unit

    attempt(name + " itself", lambda: base(*arguments, unit=1) and "made")
    for cls in (Bare, Making, Filling):
        attempt(f"{name} {cls.__name__}", lambda: type(cls(*arguments, unit=1)).__name__)


class Length(float):
    def __init__(self, value, unit="m"):
        self.unit = unit


print(Length(2.5, unit="cm") * 2, Length(2.5, unit="cm").unit)
