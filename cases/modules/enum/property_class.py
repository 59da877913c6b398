# enum.property is a DynamicClassAttribute, and what enums are made of refuses what it cannot take.
# covers: enum.property, enum.EnumType, enum.EnumDict, enum.ReprEnum
import enum
from enum import Enum, EnumDict, EnumType, IntEnum, ReprEnum, StrEnum


class C(Enum):
    A = 1

    @enum.property
    def q(self):
        return 6


class Base(Enum):
    @enum.property
    def B(self):
        return "prop"


class E(Base):
    B = 2


def shown(text):
    try:
        print(text, "->", eval(text))
    except Exception as error:
        print(text, "->", type(error).__name__ + ":", error)


for text in """enum.property.__mro__ | issubclass(enum.property, property) | C.A.q | C.q | setattr(C.A, 'q', 1) | delattr(C.A, 'q')
setattr(C.A, 'value', 1) | delattr(C.A, 'value') | C.value | E.B | E.B.B | enum.property(len).fget | enum.property(x=1)
enum.property(1, fget=2) | enum.property(len).__get__([1]) | enum.property(len).__get__(None, C) | enum.property(len).__get__(None)
enum.property(len).__set__(1, 2) | enum.property(len).__delete__(1) | enum.property().__get__(1) | enum.property(len).setter(len).fset
EnumType('X', (Enum,), {}) | EnumType('X', (), 1) | EnumType(1, 2, 3) | EnumType('X') | EnumDict() | EnumDict('X')
IntEnum('X', [(1, 2)]) | Enum('X', ['a', 1]) | ReprEnum('X', 'a') | StrEnum('x') | StrEnum(0, type=0) | Enum(0) | C(1, 2) | C(2)
EnumType.__delattr__(int, 'a') | EnumType.__setattr__(int, 'a', 1) | EnumType.__init__(1) | EnumType.__init__(C)
delattr(C, 'A') | delattr(C, 'zz') | setattr(C, 'A', 1)""".replace("\n", " | ").split(" | "):
    shown(text)
