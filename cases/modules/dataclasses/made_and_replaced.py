# covers: dataclasses.make_dataclass, dataclasses.replace
# Classes made by a call, and copies with other values.
import dataclasses
from dataclasses import InitVar, dataclass, field, make_dataclass, replace

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

Made = make_dataclass("Made", ["a", ("b", int), ("c", "str", field(default="z")), ("d", list, field(default_factory=list))],
                      namespace={"total": lambda self: self.b + 1}, frozen=True, bases=(), module="copy")
m = Made(1, 2)
print(m, m.total(), Made.__module__, Made.__annotations__, Made.__bases__, Made.__qualname__)
print(make_dataclass("E", [])(), make_dataclass("K", [("x", int)], kw_only=True)(x=1), make_dataclass("S", ["x"], slots=True).__slots__)
for call in (lambda: make_dataclass("X", ["class"]), lambda: make_dataclass("X", ["a", "a"]), lambda: make_dataclass("X", [("a", int, 1, 2)]),
             lambda: make_dataclass("X", [1]), lambda: make_dataclass("X", ["no good"]), lambda: make_dataclass("X", [("a", int, 1), "b"]),
             lambda: make_dataclass("1X", []), lambda: make_dataclass("X", "ab")):
    show(call)


@dataclass
class Item:
    name: str
    price: int = 1
    code: int = field(init=False, default=9)
    extra: InitVar[int] = None


item = Item("a")
item.code = 10
print(replace(item, price=5, extra=0), replace(item), dataclasses.replace(item, name="b").code)
for call in (lambda: replace(item, code=1), lambda: replace(item, nothing=1), lambda: replace(Item, price=1), lambda: replace(5), lambda: replace(item, "x")):
    show(call)


@dataclass
class Needs:
    x: int
    y: InitVar[int]


show(lambda: replace(Needs(1, 2), x=3))
print(replace(Needs(1, 2), x=3, y=4))
import copy

print(copy.replace(item, name="c"))


@dataclass
class Recursive:
    me: object = None


r = Recursive()
r.me = r
print(r, [r])
