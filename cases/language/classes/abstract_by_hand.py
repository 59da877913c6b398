# Duck typing, NotImplementedError, isinstance with tuples and virtual hooks.
class Shape:
    def area(self):
        raise NotImplementedError

    def describe(self):
        return f"{type(self).__name__} {self.area():.2f}"


class Sq(Shape):
    def __init__(self, s):
        self.s = s

    def area(self):
        return self.s**2


class Blob(Shape):
    pass


print(Sq(3).describe())
try:
    Blob().describe()
except NotImplementedError as e:
    print(repr(e), isinstance(e, RuntimeError))
print(
    isinstance(Sq(1), (int, Shape)),
    isinstance(True, int),
    issubclass(bool, int),
    issubclass(Sq, (str, object)),
    isinstance(1, (str, (float, (int,)))),
)
for s in (
    "isinstance(1, 'int')",
    "isinstance(1, (int, 'x'))",
    "isinstance(1, ('x', int))",
    "issubclass(1, int)",
    "issubclass(int, 1)",
    "isinstance(1, [int])",
    "isinstance(1, int | str)",
    "issubclass(int, int | None)",
    "isinstance([], list[int])",
):
    try:
        print(s, eval(s))
    except TypeError as e:
        print(s, "|", e)


class Hook(type):
    def __subclasscheck__(cls, c):
        return hasattr(c, "quack")

    def __instancecheck__(cls, i):
        return hasattr(i, "quack")


class Duck(metaclass=Hook):
    pass


class Mallard:
    def quack(self):
        return "q"


print(issubclass(Mallard, Duck), isinstance(Mallard(), Duck), isinstance(1, Duck), issubclass(Duck, Duck))
print(
    int.__mro__,
    type.__mro__,
    bool.__bases__,
    type(type) is type,
    isinstance(type, object),
    issubclass(type, object),
    type(None),
    type(NotImplemented),
    type(...),
)
try:
    type(None)(1)
except TypeError as e:
    print(e)
print(type(None)() is None, bool.__new__(bool, 3))
