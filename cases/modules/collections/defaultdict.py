# Factories, missing, repr, nesting, copy.
from collections import defaultdict

d = defaultdict(list)
d["a"].append(1)
d["b"].extend([2, 3])
print(
    d,
    dict(d),
    d.get("z"),
    "z" in d,
    len(d),
    d["z"],
    len(d),
    d.default_factory,
    d.pop("z"),
    d.setdefault("q", 5),
    d,
)
n = defaultdict(lambda: defaultdict(int))
n["x"]["y"] += 1
n["x"]["z"] += 2
print(
    {k: dict(v) for k, v in n.items()},
    defaultdict(int, a=1),
    defaultdict(int, {"k": 2})["m"],
    defaultdict(None, {1: 2}),
    defaultdict(),
    defaultdict(int) == {},
    defaultdict(list, a=[1]) | {"b": 2},
    type(d.copy()).__name__,
    defaultdict(str)["k"] == "",
    defaultdict(set, a={1}),
)
for f in (
    lambda: defaultdict()["k"],
    lambda: defaultdict(None)["k"],
    lambda: defaultdict(5),
    lambda: defaultdict(int)[[]],
    lambda: defaultdict(lambda: 1 / 0)["x"],
    lambda: defaultdict(lambda x: x)["k"],
    lambda: defaultdict(int, 5),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


class D(defaultdict):
    def __missing__(self, k):
        self[k] = k * 2
        return self[k]


m = D(int)
print(m["ab"], m, m.default_factory is int)
d.default_factory = None
try:
    d["gone"]
except KeyError as e:
    print(repr(e))


def tree():
    return defaultdict(tree)


t = tree()
t["a"]["b"]["c"] = 1
print(list(t["a"]), t["a"]["b"]["c"])
w = defaultdict(int)
for ch in "mississippi":
    w[ch] += 1
print(sorted(w.items()), w["zz"], list(w)[-1], max(w, key=w.__getitem__))
