# covers: enum.global_enum, enum.global_str, enum.global_enum_repr, enum.global_flag_repr
# covers: enum.pickle_by_global_name, enum.pickle_by_enum_name
# Members that show themselves as names of their module.
import enum
from enum import Enum, Flag, IntEnum, IntFlag, global_enum


@global_enum
class Level(Enum):
    LOW = 1
    HIGH = 2


@global_enum
class Bits(Flag):
    A = 1
    B = 2


@global_enum
class Ints(IntFlag):
    P = 1
    Q = 4


print(LOW, repr(LOW), LOW is Level.LOW, A, repr(A), repr(A | B), str(A | B), repr(Bits(0)), repr(P | Q), repr(Ints(8)), str(P))
print(enum.global_str(Level.HIGH), enum.global_enum_repr(Level.HIGH), enum.global_flag_repr(Bits.A | Bits.B))


class Plain(Enum):
    X = 1


print(enum.global_str(Plain.X), enum.global_enum_repr(Plain.X))
print(enum.pickle_by_global_name(Plain.X, 2), enum.pickle_by_enum_name(Plain.X, 2)[1], Plain.X.__reduce_ex__(2))


class ByName(IntEnum):
    __reduce_ex__ = enum.pickle_by_global_name
    Y = 2


print(ByName.Y.__reduce_ex__(4))
