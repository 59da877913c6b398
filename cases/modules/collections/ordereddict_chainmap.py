# OrderedDict reordering and equality, ChainMap lookups and writes, UserDict.
from collections import OrderedDict, ChainMap, UserDict, UserList

o = OrderedDict(b=1, a=2)
o["c"] = 3
o.move_to_end("b")
print(
    o,
    o.popitem(),
    o.popitem(last=False),
    o,
    OrderedDict(a=1, b=2) == OrderedDict(b=2, a=1),
    OrderedDict(a=1, b=2) == {"b": 2, "a": 1},
)
o.update(x=1, y=2)
o.move_to_end("y", last=False)
print(
    list(o),
    list(reversed(o)),
    o | {"z": 1},
    OrderedDict.fromkeys("ab"),
    OrderedDict(),
    o.pop("x"),
    dict(o),
    repr(o),
    o.copy() == o,
)
for f in (
    lambda: o.move_to_end("nope"),
    lambda: OrderedDict().popitem(),
    lambda: o["k"],
    lambda: OrderedDict(5),
    lambda: o.pop("nope"),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
c = ChainMap({"a": 1}, {"a": 2, "b": 3})
c["n"] = 5
print(
    c["a"],
    c["b"],
    c.maps,
    len(c),
    sorted(c),
    "b" in c,
    c.get("q"),
    dict(c),
    c.new_child({"a": 0})["a"],
    c.parents["a"],
    c,
    c.pop("a"),
    c["a"],
)
for f in (lambda: c["q"], lambda: c.pop("b"), lambda: c.__delitem__("b"), lambda: ChainMap().popitem()):
    try:
        print(f())
    except KeyError as e:
        print(e)


class U(UserDict):
    def __setitem__(self, k, v):
        super().__setitem__(str(k), v * 2)


u = U({1: 5}, a=1)
u.update(z=3)
print(u, u.data, "1" in u, len(u), u.get("q", 0), type(u | {"n": 1}).__name__)


class L(UserList):
    def append(self, x):
        super().append(-x)


l = L([1])
l.append(5)
l.extend([2])
print(l, l.data, l[1:], type(l[1:]).__name__, l + [1], l == [1, -5, 2], len(l), sorted(l))
