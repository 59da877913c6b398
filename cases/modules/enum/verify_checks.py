# covers: enum.verify, enum.EnumCheck, enum.CONTINUOUS, enum.NAMED_FLAGS, enum.UNIQUE
# Checks of a whole enumeration.
from enum import CONTINUOUS, NAMED_FLAGS, UNIQUE, Enum, EnumCheck, Flag, IntEnum, verify

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

def make(checks, kind, **values):
    return lambda: list(verify(*checks)(kind("Made", values)))


for checks, kind, values in (
    ((UNIQUE,), Enum, {"A": 1, "B": 2}),
    ((UNIQUE,), Enum, {"A": 1, "B": 1, "C": 2, "D": 2}),
    ((CONTINUOUS,), IntEnum, {"A": 1, "B": 2, "C": 3}),
    ((CONTINUOUS,), IntEnum, {"A": 1, "B": 3, "C": 6}),
    ((CONTINUOUS,), Enum, {"A": "x"}),
    ((CONTINUOUS,), Flag, {"A": 1, "B": 8}),
    ((NAMED_FLAGS,), Flag, {"A": 1, "B": 2, "AB": 3}),
    ((NAMED_FLAGS,), Flag, {"A": 1, "B": 6}),
    ((NAMED_FLAGS,), Flag, {"A": 1, "B": 14, "C": 48}),
    ((NAMED_FLAGS,), IntEnum, {"A": 1}),
    ((UNIQUE, CONTINUOUS), IntEnum, {"A": 1, "B": 2, "C": 2}),
    ((), Enum, {"A": 1}),
):
    show(make(checks, kind, **values))
print(list(EnumCheck), UNIQUE, repr(CONTINUOUS), NAMED_FLAGS.value, isinstance(UNIQUE, str), EnumCheck("one name per value"))
show(make(("nonsense",), Enum, A=1))
show(lambda: verify(UNIQUE)(5))


@verify(UNIQUE)
class Fine(Enum):
    A = 1


print(Fine.A, Fine)
