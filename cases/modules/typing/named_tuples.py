# covers: typing.NamedTuple
# Tuples with names made by a class body: defaults, methods, errors.
import typing
from typing import Generic, NamedTuple, TypeVar

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class Point(NamedTuple):
    """A place."""

    x: int
    y: int = 0

    def length(self):
        return abs(self.x) + abs(self.y)

    @property
    def swapped(self):
        return Point(self.y, self.x)


p = Point(3)
print(p, p.length(), p.swapped, Point._fields, Point._field_defaults, Point.__annotations__, Point.__doc__)
print(Point.__mro__, Point.__orig_bases__ == (NamedTuple,), Point.__new__.__annotations__, p._replace(y=9), p._asdict(), p == (3, 0))
for call in (lambda: Point(), lambda: Point(1, 2, 3), lambda: Point(z=1), lambda: setattr(p, "x", 4), lambda: Point._make([1])):
    show(call)
Old = NamedTuple("Old", [("a", int), ("b", str)])
print(Old(1, "x"), Old.__annotations__, Old._field_defaults, Old.__module__)
print(NamedTuple("Empty", [])(), NamedTuple("E2", ())._fields)


def late_default():
    class Bad(NamedTuple):
        a: int = 1
        b: str


def underscore():
    class Bad(NamedTuple):
        _a: int


def overwrite():
    class Bad(NamedTuple):
        a: int

        def _asdict(self): ...


def two_bases():
    class Bad(NamedTuple, dict):
        a: int


def set_name():
    class Bad(NamedTuple):
        a: int
        __new__ = None


for call in (late_default, underscore, overwrite, two_bases, set_name, lambda: NamedTuple("X", [("a", 3)]),
             lambda: NamedTuple("X", [("class", int)]), lambda: NamedTuple("X", ["a"]), lambda: NamedTuple(),
             lambda: isinstance(p, NamedTuple)):
    show(call)
T = TypeVar("T")


class Box(NamedTuple, Generic[T]):
    item: T


print(Box(1), Box[int], Box.__mro__, Box[int](2))
