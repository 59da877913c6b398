# covers: dataclasses.FrozenInstanceError, dataclasses.dataclass
# Frozen classes cannot be changed; fields are inherited in order and can be overridden.
from dataclasses import FrozenInstanceError, dataclass, field, fields

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

@dataclass(frozen=True)
class Point:
    x: int
    y: int = 0


p = Point(1)
show(lambda: setattr(p, "x", 2))
show(lambda: setattr(p, "z", 2))
show(lambda: delattr(p, "x"))
print(hash(p) == hash(Point(1, 0)), {p: 1}[Point(1)], issubclass(FrozenInstanceError, AttributeError))


@dataclass(frozen=True)
class Point3(Point):
    z: int = 0
    y: int = 7


print(Point3(1), [f.name for f in fields(Point3)], Point3(1) == Point(1, 7))


def thaw():
    @dataclass
    class C(Point):
        pass


def freeze():
    @dataclass
    class A:
        x: int

    @dataclass(frozen=True)
    class B(A):
        pass


def defaults_first():
    @dataclass
    class A:
        x: int = 1

    @dataclass
    class B(A):
        y: int


def mutable():
    @dataclass
    class A:
        x: list = []


def mutable_dict():
    @dataclass
    class A:
        x: dict = field(default={})


def both():
    field(default=1, default_factory=list)


def frozen_setattr():
    @dataclass(frozen=True)
    class A:
        x: int

        def __setattr__(self, name, value): ...


def unannotated():
    @dataclass
    class A:
        x = field()


for call in (thaw, freeze, defaults_first, mutable, mutable_dict, both, frozen_setattr, unannotated):
    show(call)


class Mixin:
    w: int = 4


@dataclass
class Mixed(Mixin, Point3.__mro__[-1]):
    v: int = 1


print(Mixed(), [f.name for f in fields(Mixed)])


@dataclass
class Post:
    x: int
    double: int = field(init=False)

    def __post_init__(self):
        self.double = self.x * 2


print(Post(4))
show(lambda: Post(1, 2))
