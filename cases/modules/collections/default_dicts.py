# How defaultdict works: when the factory is called, what it shows, copies and unions.
# covers: collections.defaultdict
from collections import defaultdict


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


def fail():
    raise LookupError("no default")


d = defaultdict(list, a=[1])
for call in (
    lambda: d["b"],
    lambda: d.get("c"),
    lambda: "c" in d,
    lambda: d,
    lambda: d.default_factory,
    lambda: defaultdict(),
    lambda: defaultdict()["x"],
    lambda: defaultdict(None)["x"],
    lambda: defaultdict(5),
    lambda: defaultdict("a"),
    lambda: defaultdict(fail)["x"],
    lambda: defaultdict(lambda x: 1)["x"],
    lambda: defaultdict(int, [("a", 1)], b=2),
    lambda: defaultdict(int, 5),
    lambda: defaultdict(default_factory=int),
    lambda: d.__missing__("q"),
    lambda: d.pop("zz"),
    lambda: d.setdefault("s"),
    lambda: d.copy(),
    lambda: type(d.copy()).__name__,
    lambda: d | {"z": 1},
    lambda: {"z": 1} | d,
    lambda: d | 5,
    lambda: d == dict(d),
    lambda: defaultdict.fromkeys("ab", 1),
    lambda: d.__reduce__()[1],
    lambda: defaultdict(int)[[]],
):
    show(call)
d.default_factory = None
show(lambda: d["new"])
d.default_factory = 7
show(lambda: d["new"])
del d.default_factory
show(lambda: d.default_factory)
r = defaultdict(list)
r["self"] = r
print(r)
r = defaultdict(None)
r.default_factory = r.__missing__
print(repr(r)[:40])


class Mine(defaultdict):
    def __missing__(self, key):
        self[key] = key + key
        return self[key]


print(Mine()["ab"], Mine(int), type(Mine(int).copy()).__name__, type(Mine(int) | {}).__name__)
