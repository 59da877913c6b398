# covers: dataclasses.dataclass, dataclasses.Field, dataclasses.make_dataclass, dataclasses.InitVar
# Annotations written as text are looked up where they are written; what a class says of its call; slots of bases.
import dataclasses
import typing
from dataclasses import InitVar, dataclass, field, make_dataclass
from typing import ClassVar

t = typing
texts = "ClassVar", " ClassVar [int]", "typing.ClassVar[int]", "typing . ClassVar", "t.ClassVar[int]", "CV"
texts += "typing.ClassVarx", "typing..ClassVar", "other.ClassVar", "dataclasses.ClassVar", "typing.ClassVar+"
texts += "InitVar", "dataclasses.InitVar[int]", "dc.InitVar[int]", "dataclasses.InitVarx", "typing.InitVar"
for text in texts:

    @dataclass
    class C:
        x: text

    print(f"{text!r:28}", C.__dataclass_fields__["x"]._field_type, C.__doc__)

again = field()
again.type = again
print(repr(again)[: repr(again).index("default=")])


class Call(type):
    __call__ = dict


class Called(metaclass=Call):
    pass


@dataclass
class Odd(Called):
    x: int = 0


@dataclass
class Own:
    x: int

    def __init__(self, *, many):
        self.x = many


@dataclass
class Made:
    x: int
    y: "list[int]" = field(default_factory=list)

    def __new__(cls, *args):
        return super().__new__(cls)


print(Odd.__doc__, Own.__doc__, Made.__doc__, sep="\n")
print(make_dataclass("Point", ["x"]).__module__)


class Plain:
    pass


class Loose:
    __slots__ = iter(["a"])


@dataclass(slots=True, weakref_slot=True)
class Slotted(Plain):
    x: int


print(Slotted.__slots__, Slotted(3))
try:

    @dataclass(slots=True)
    class Torn(Loose):
        x: int

except TypeError as error:
    print(error)


class Shape(typing.Protocol):
    size: int


@dataclass
class Square(Shape):
    size: int


print(Square(5))
