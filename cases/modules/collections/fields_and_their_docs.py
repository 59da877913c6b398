# What reads a field of a named tuple has a text of its own: shared between classes, shown and changed.
from collections import namedtuple

Point = namedtuple("Point", "x y")
Size = namedtuple("Size", ["width", "height"])
print(Point.x, Point.y)
print(Point.x.__doc__ is Size.width.__doc__, Point.x.__doc__)
Point.x.__doc__ = "how far to the right"
print(Point.x, Size.width)
print(Point.y.__doc__)

field = type(Point.x)
print(field, field.__name__, field.__module__)


def show(call):
    try:
        print(call())
    except Exception as error:
        print(f"{type(error).__name__}: {error}")


p = Point(3, 4)
show(lambda: field(1, "two"))
show(lambda: field(1))
show(lambda: field("1", 2))
show(lambda: Point.x.__get__(p, Point))
show(lambda: Point.y.__get__((8, 9)))
show(lambda: field(7, "").__get__((8, 9)))
show(lambda: field(-1, "").__get__((8, 9)))
show(lambda: Point.x.__get__([1, 2]))
show(lambda: Point.x.__get__(None, None))
show(lambda: Point.x.__get__(None, Point) is Point.x)
show(lambda: Point.x.__reduce__())
show(lambda: setattr(p, "x", 5))
show(lambda: delattr(p, "y"))
show(lambda: type("Sub", (field,), {}))
