# covers: enum.Enum
# Values looked up in one's own way, members with __new__ and __init__, aliases added later.
from enum import Enum, IntEnum

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class Loose(Enum):
    YES = "yes"
    NO = "no"

    @classmethod
    def _missing_(cls, value):
        if isinstance(value, str):
            return cls.__members__.get(value.upper())
        if value == 1:
            return "nonsense"
        if value == 2:
            raise KeyError("own")
        return None


for value in ("yes", "YES", "No", "maybe", 1, 2, 3, None, []):
    show(Loose, value)


class Coordinate(bytes, Enum):
    def __new__(cls, value, label, unit):
        made = bytes.__new__(cls, [value])
        made._value_ = value
        made.label, made.unit = label, unit
        return made

    PX = (0, "P.X", "km")
    PY = (1, "P.Y", "mm")


print([m.name for m in Coordinate], Coordinate(1).label, Coordinate.PX.unit, bytes(Coordinate.PY))


class Planet(Enum):
    EARTH = (5.97, 6.37)
    MARS = (0.64, 3.39)

    def __init__(self, mass, radius):
        self.mass = mass
        self.radius = radius

    @property
    def ratio(self):
        return round(self.mass / self.radius, 3)


print(Planet.EARTH.value, Planet.MARS.ratio, Planet((0.64, 3.39)))


class Auto(Enum):
    def __new__(cls):
        made = object.__new__(cls)
        made._value_ = len(cls.__members__) + 1
        return made

    ONE = ()
    TWO = ()


print([(m.name, m.value) for m in Auto])


class Many(Enum):
    A = 1
    B = 2

    def __init__(self, value):
        self._add_value_alias_(value * 10)
        self._add_alias_(self.name.lower())


print(Many(10), Many(20), Many.a, Many["b"], list(Many.__members__), list(Many))


class Shown(Enum):
    A = 1

    def __str__(self):
        return f"<{self.name}>"

    def __format__(self, spec):
        return f"formatted {spec}"

    def __hash__(self):
        return 1

    def __eq__(self, other):
        return self is other or other == self.value

    def __bool__(self):
        return False


print(Shown.A, f"{Shown.A:x}", Shown.A == 1, bool(Shown.A), {Shown.A: "k"}[Shown.A], [Shown.A])


class Ordered(IntEnum):
    LOW = 1
    HIGH = 2

    @classmethod
    def best(cls):
        return max(cls)


print(Ordered.best(), Ordered.LOW < Ordered.HIGH, sorted([Ordered.HIGH, Ordered.LOW]), Ordered.HIGH.bit_length())


def wrong_new():
    class Bad(int, Enum):
        def __new__(cls, value):
            return value

        A = 1


show(wrong_new)
