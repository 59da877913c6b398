# covers: dataclasses.dataclass
# Each option of the decorator, and what it refuses.
from dataclasses import dataclass, field

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

@dataclass(order=True)
class Version:
    major: int
    minor: int = 0
    label: str = field(default="", compare=False)


a, b = Version(1, 2, "x"), Version(1, 3, "y")
print(a < b, a <= b, a > b, a >= b, a == Version(1, 2, "z"), sorted([b, a]), Version.__match_args__)
show(lambda: a < 3)
show(lambda: hash(a))


@dataclass(unsafe_hash=True)
class Hashed:
    x: int
    y: list = field(default_factory=list, hash=False)


print(hash(Hashed(1)) == hash(Hashed(1)), len({Hashed(1), Hashed(1, [])}))


@dataclass(repr=False, eq=False, init=False, match_args=False)
class Bare:
    x: int = 3


print(Bare().x, Bare() == Bare(), hasattr(Bare, "__match_args__"), "__repr__" in vars(Bare), "__init__" in vars(Bare))


@dataclass(slots=True, weakref_slot=True)
class Slotted:
    x: int
    y: int = 5


s = Slotted(1)
print(s, Slotted.__slots__, hasattr(s, "__dict__"))
show(lambda: setattr(s, "z", 1))


@dataclass(kw_only=True)
class Named:
    a: int
    b: int = 2


print(Named(a=1), Named.__match_args__)
show(lambda: Named(1))
for options in ({"order": True, "eq": False}, {"weakref_slot": True}, {"nothing": 1}):
    show(lambda: dataclass(**options)(type("C", (), {})))


def has_lt():
    @dataclass(order=True)
    class C:
        x: int

        def __lt__(self, other): ...


def has_hash():
    @dataclass(unsafe_hash=True)
    class C:
        x: int

        def __hash__(self): ...


def has_slots():
    @dataclass(slots=True)
    class C:
        __slots__ = ("x",)
        x: int


for call in (has_lt, has_hash, has_slots, lambda: dataclass(5), lambda: dataclass("x")):
    show(call)
print(dataclass()(type("Empty", (), {}))(), Version.__doc__, Named.__doc__)
