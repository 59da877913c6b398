# covers: enum.Enum, enum.IntEnum, enum.StrEnum, enum.IntFlag, enum.ReprEnum
# How members with a data type show, format, compare and do arithmetic.
import datetime
import enum
import json
from enum import Enum, IntEnum, IntFlag, StrEnum

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class Text(str, Enum):
    A = "alpha"
    B = "beta"


class Strs(StrEnum):
    A = "alpha"


class Ints(IntEnum):
    ONE = 1
    TWO = 2


class Mixed(int, Enum):
    X = 10
    HEX = "1f", 16


class Floats(float, Enum):
    HALF = 0.5


class Dates(datetime.date, Enum):
    NEW = 2020, 1, 1


class Bits(IntFlag):
    R = 1
    W = 2


for member in (Text.A, Strs.A, Ints.ONE, Mixed.HEX, Floats.HALF, Dates.NEW, Bits.R | Bits.W):
    print(repr(member), str(member), f"{member}", "%s" % member, format(member), [member], member.value)
print(f"{Ints.TWO:03d}", f"{Text.A:>10}|", f"{Strs.A:^9}|", f"{Bits.W:b}")
print(Ints.ONE + Ints.TWO, type(Ints.ONE + 1).__name__, Ints.ONE | 4, Mixed.X == 10, Text.A == "alpha", Strs.A + "!", Ints.TWO > Ints.ONE, Ints.ONE < 1.5, Ints(1) is Ints.ONE, {1: "a"}[Ints.ONE], [10, 20][Ints.ONE], Text.A.upper(), Text.B in ("beta",), "alp" in Text.A)
print(json.dumps([Text.A, Strs.A, Ints.ONE, Floats.HALF, {Ints.TWO: Text.B}]), sorted([Ints.TWO, Ints.ONE]), max(Text), sum(Ints), bool(Bits(0)), int(Ints.TWO), float(Floats.HALF), hash(Text.A) == hash("alpha"), Dates.NEW.year)
for call in (lambda: Text("gamma"), lambda: Ints("1"), lambda: Ints(3), lambda: Mixed(5), lambda: Text.A < 5, lambda: Text.A < "b", lambda: Enum("Bad", {"A": 1}, type=str)["A"].value, lambda: Ints.ONE.nothing, lambda: Text["A"].name):
    show(call)


class Shape(Enum):
    SQUARE = (2, 3)
    CIRCLE = 3

    def __new__(cls, *sizes):
        member = object.__new__(cls)
        member._value_ = sizes[0]
        member.sizes = sizes
        return member


print(Shape(2), Shape.SQUARE.sizes, Shape.CIRCLE.sizes, list(Shape))
match Ints.TWO:
    case Ints.ONE:
        print("one")
    case 2:
        print("two by value")
match Text.A:
    case "alpha":
        print("alpha by value")
