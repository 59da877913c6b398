# Views are live, set-like, iterate in order, and compare.
d = {"a": 1, "b": 2}
k, v, i = d.keys(), d.values(), d.items()
d["c"] = 3
print(
    k,
    v,
    i,
    len(k),
    "c" in k,
    3 in v,
    ("c", 3) in i,
    ("c", 4) in i,
    sorted(k & {"a", "z"}),
    sorted(k | ["q"]),
    sorted(k - {"a"}),
    sorted(k ^ {"a", "n"}),
    k == {"a", "b", "c"},
    k >= {"a"},
    k.isdisjoint("xyz"),
    sorted(i & {("a", 1), ("b", 9)}),
    i == d.items(),
    v == d.values(),
    list(reversed(v)),
    type(k & k).__name__,
    {"a"} & k,
    {"a", "x"} - k,
    k.mapping["a"],
    d.keys() == {"c": 0, "b": 0, "a": 0}.keys(),
    d.items() <= {**d, "e": 1}.items(),
)
for f in (
    lambda: k[0],
    lambda: k.add(1),
    lambda: hash(k),
    lambda: v & v,
    lambda: next(k),
    lambda: k + k,
    lambda: v < v,
    lambda: k.mapping.__setitem__("a", 1),
    lambda: i | 5,
    lambda: len(iter(k)),
    lambda: {}.keys()(),
    lambda: sorted({"a": [1]}.items() | {("b", 2)}),
    lambda: [] in k,
    lambda: [] in v,
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
print(
    list(zip(k, v)),
    dict(i),
    dict(zip(v, k)),
    [*k],
    max(v),
    sum(v),
    ",".join(k),
    set(i) == {("a", 1), ("b", 2), ("c", 3)},
    repr({}.items()),
    list({}.values()),
    d.keys() is d.keys(),
    isinstance(k, type({}.keys())),
    k,
    [x for x in i if x[1] > 1],
)
it = iter(i)
print(next(it))
d.pop("c")
try:
    next(it)
except RuntimeError as e:
    print(e)
