# covers: dataclasses.dataclass, dataclasses.field
# Base classes, super(), properties and slots with data classes.
import abc
import dataclasses
from dataclasses import dataclass, field

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

@dataclass
class Base:
    x: int
    y: int = field(default=2, kw_only=True)
    log: list = field(default_factory=list, init=False, repr=False, compare=False)

    def __post_init__(self):
        self.log.append("base")


@dataclass
class Child(Base):
    z: int = 3

    def __post_init__(self):
        super().__post_init__()
        self.log.append("child")


c = Child(1, 5, y=4)
print(c, c.log, [f.name for f in dataclasses.fields(Child)], Child.__match_args__, c == Child(1, 5, y=4), c == Base(1, y=4))


@dataclass(slots=True)
class Slots:
    a: int = 1


@dataclass(slots=True)
class More(Slots):
    b: list = field(default_factory=list)

    def total(self):
        return self.a + len(self.b)


m = More()
print(m, More.__slots__, Slots.__slots__, hasattr(m, "__dict__"), m.total())
show(lambda: setattr(m, "c", 1))


@dataclass
class Abstract(abc.ABC):
    n: int

    @abc.abstractmethod
    def f(self): ...


show(lambda: Abstract(1))


@dataclass
class Prop:
    value: int
    _value: int = field(init=False, repr=False, default=0)

    @property
    def value(self):
        return self._value

    @value.setter
    def value(self, new):
        self._value = new * 2


print(Prop(4).value, Prop(4))


@dataclass
class Own:
    x: int

    def __repr__(self):
        return "own repr"

    def __eq__(self, other):
        return True

    def __hash__(self):
        return 7


print(Own(1), Own(1) == 5, hash(Own(1)))


@dataclass(eq=False)
class Identity:
    x: int = 1


print(Identity() == Identity(), hash(Identity()) != 0)


@dataclass(frozen=True, order=True)
class Key:
    rank: int
    name: str = field(compare=False, default="")


print(max(Key(1, "b"), Key(1, "a")), Key(1, "x") == Key(1, "y"), hash(Key(1, "x")) == hash(Key(1, "y")), sorted([Key(2), Key(1)]))
match Key(3, "n"):
    case Key(rank, name):
        print(rank, name)


class Descriptor:
    def __set_name__(self, owner, name):
        self.name = "_" + name

    def __get__(self, instance, owner):
        return 10 if instance is None else getattr(instance, self.name, 10)

    def __set__(self, instance, value):
        setattr(instance, self.name, int(value))


@dataclass
class Described:
    d: int = Descriptor()


print(Described(), Described("5"), Described("5").d)
