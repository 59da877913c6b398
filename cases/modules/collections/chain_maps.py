# ChainMap: looking up through several dicts, writing to the first, and new children.
# covers: collections.ChainMap
from collections import ChainMap, OrderedDict


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


c = ChainMap({"a": 1}, {"a": 2, "b": 3}, OrderedDict(z=9))
for call in (
    lambda: c,
    lambda: ChainMap(),
    lambda: c.maps,
    lambda: (c["a"], c["b"], c.get("q"), c.get("q", 5), "b" in c, len(c), bool(c), bool(ChainMap({}, {}))),
    lambda: list(c),
    lambda: list(c.items()),
    lambda: list(reversed(c)) if hasattr(c, "__reversed__") else "no order",
    lambda: c["nothing"],
    lambda: c.__missing__("m"),
    lambda: c.new_child(),
    lambda: c.new_child({"n": 1}),
    lambda: c.new_child(n=1),
    lambda: c.new_child({"a": 5}, b=6),
    lambda: c.parents,
    lambda: c.copy(),
    lambda: c.copy().maps[0] is c.maps[0],
    lambda: c.copy().maps[1] is c.maps[1],
    lambda: ChainMap.fromkeys("ab", 1),
    lambda: c == {"a": 1, "b": 3, "z": 9},
    lambda: c | {"q": 1},
    lambda: {"q": 1} | c,
    lambda: c | 5,
    lambda: c.pop("b"),
    lambda: c.pop("a"),
    lambda: c.pop("a", "default"),
    lambda: ChainMap({}).popitem(),
    lambda: c.__delitem__("b"),
    lambda: c.setdefault("b", 1),
    lambda: c.setdefault("s", 1),
    lambda: c.popitem(),
    lambda: c.update(u=1),
    lambda: c.maps[0],
    lambda: c.clear(),
    lambda: c,
    lambda: ChainMap(5)["a"],
    lambda: hash(c),
):
    show(call)


class Deep(ChainMap):
    def __missing__(self, key):
        return f"no {key}"


print(Deep({})["x"], Deep({}), type(Deep({}).new_child()).__name__, Deep({}).get("x"), type(Deep({}) | {}).__name__)
c = ChainMap({})
c |= {"k": 1}
c |= [("l", 2)]
print(c)
