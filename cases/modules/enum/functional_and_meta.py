# covers: enum.EnumType, enum.EnumMeta, enum.EnumDict, enum.Enum, enum.property, enum.ReprEnum
# Classes made by a call; what the class itself can do.
import enum
from enum import Enum, EnumDict, EnumMeta, EnumType, IntEnum, ReprEnum, StrEnum

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

print(EnumMeta is EnumType, type(Enum), type(EnumType))
for made in (Enum("A", "x y z"), Enum("B", "x, y"), Enum("C", ["p", "q"], start=7), Enum("D", {"k": "v", "l": "m"}),
             IntEnum("E", (("a", 3), ("b", 1))), StrEnum("F", "u v"), Enum("G", []), Enum("H", "m", module="mod", qualname="out.H", type=int)):
    print(made, [(m.name, m.value) for m in made], made.__module__, made.__qualname__, len(made), bool(made))


class Color(Enum):
    RED = 1
    CRIMSON = 1
    BLUE = 2

    @enum.property
    def hex(self):
        return f"#{self.value}"


print(list(Color), list(reversed(Color)), len(Color), Color.__members__, Color["CRIMSON"], Color.RED.hex, Color.RED in Color, 2 in Color, "RED" in Color)
for call in (lambda: Color(3), lambda: Color["GREEN"], lambda: Color.GREEN, lambda: Color.RED.GREEN, lambda: Color.hex, lambda: Color(), lambda: Color(1, 2),
             lambda: setattr(Color, "RED", 5), lambda: delattr(Color, "RED"), lambda: setattr(Color, "new", 5), lambda: setattr(Color.RED, "name", "x"),
             lambda: setattr(Color.RED, "value", 3), lambda: Enum("X", "a a"), lambda: Enum("X", 5), lambda: Enum(1),
             lambda: Color.RED < Color.BLUE, lambda: Color.__call__(2), lambda: Enum("X", {"mro": 1}), lambda: setattr(Color, "__members__", {})):
    show(call)
setattr(Color.RED, "extra", 5)
print(Color.RED.extra, Color.CRIMSON.extra, Color.RED.__class__, Color.RED.__objclass__, Color.RED._sort_order_, Color.BLUE._sort_order_)


class Percent(float, ReprEnum):
    HALF = 0.5


print(str(Percent.HALF), repr(Percent.HALF), f"{Percent.HALF:.0%}", Percent.HALF * 2)
namespace = EnumType.__prepare__("N", (Enum,))
print(type(namespace).__name__, isinstance(namespace, EnumDict), isinstance(namespace, dict))
namespace["A"] = 1
namespace["b"] = lambda self: 1
namespace["_hidden"] = 2
print(namespace.member_names, list(namespace))
show(lambda: namespace.__setitem__("A", 2))
print(sorted(set(dir(Color)) - set(dir(object))), [n for n in dir(Color.RED) if not n.startswith("__")])
