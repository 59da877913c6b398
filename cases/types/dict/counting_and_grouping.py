# The common dict idioms in one place.
text = "the cat and the dog and the bird"
c = {}
for w in text.split():
    c[w] = c.get(w, 0) + 1
print(c, sorted(c.items(), key=lambda kv: (-kv[1], kv[0])), max(c, key=c.get))
g = {}
for w in c:
    g.setdefault(len(w), []).append(w)
print(g, {k: sorted(v) for k, v in sorted(g.items(), reverse=True)}, {v: k for k, v in c.items()})
nested = {}
for path in ("a.b.c", "a.b.d", "x"):
    cur = nested
    for p in path.split("."):
        cur = cur.setdefault(p, {})
print(nested)


def walk(d, depth=0):
    for k, v in d.items():
        print("  " * depth + k)
        walk(v, depth + 1)


walk(nested)


def merge(a, b):
    return {
        k: merge(a[k], b[k])
        if k in a and k in b and isinstance(a[k], dict) and isinstance(b[k], dict)
        else b.get(k, a.get(k))
        for k in {**a, **b}
    }


print(merge({"a": {"x": 1, "y": 2}, "b": 1}, {"a": {"y": 3, "z": 4}, "c": 5}))
inv = {}
for k, v in {"x": 1, "y": 2, "z": 1}.items():
    inv.setdefault(v, []).append(k)
print(
    inv,
    dict(zip("abc", range(3))),
    {k: v for k, v in zip("ab", "cd") if k != "a"},
    [k for k, v in c.items() if v > 1],
    sum(c.values()),
    any(v > 2 for v in c.values()),
    all(isinstance(k, str) for k in c),
    {**c, "the": 0}["the"],
    sorted(c, key=lambda w: (c[w], w))[:2],
    list(c.items())[-1],
    next(iter(c.items())),
    {(x, y): x * y for x in range(2) for y in range(2)},
    dict(a=1) == {"a": 1},
    len({**c, **g}),
)
