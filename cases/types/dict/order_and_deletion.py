# Insertion order through deletes, re-inserts, updates and growth.
d = {i: i * i for i in range(10)}
for k in (3, 0, 9):
    del d[k]
d[3] = "again"
d[1] = "updated"
print(d, list(reversed(d)), next(iter(d)), d.popitem(), d.popitem(), list(d))
for i in range(1000):
    d[f"k{i}"] = i
for i in range(0, 1000, 2):
    del d[f"k{i}"]
print(
    len(d),
    list(d)[:8],
    list(d)[-2:],
    d["k999"],
    "k998" in d,
    sum(v for v in d.values() if isinstance(v, int)),
)
big = {}
for i in range(5000):
    big[(i * 7919) % 5003] = i
print(len(big), list(big)[:5], list(big.items())[-1], all(big[(i * 7919) % 5003] == i for i in range(5000)))
q = {}
for i in range(300):
    q[i] = i
    if i >= 5:
        del q[i - 5]
print(q, len(q))
q.clear()
q["x"] = 1
print(q)
neg = {-i: i for i in range(5)}
print(
    neg,
    {-1: "a", -2: "b"},
    {2**64 * i: i for i in range(3)},
    {float(i): i for i in range(3)},
    {(i, -i): i for i in range(3)},
    {"": 0, " ": 1, "0": 2},
    {None: 1, (): 2, 0: 3, "": 4, False: 5},
)
print(
    sorted(d, key=str)[:3],
    {k: v for k, v in sorted({"b": 1, "a": 2}.items())},
    sorted({"x": 3, "y": 1}.items(), key=lambda kv: kv[1]),
    max({"x": 3, "y": 1}, key={"x": 3, "y": 1}.get),
    dict(sorted({3: "c", 1: "a"}.items(), reverse=True)),
    {v: k for k, v in {"a": 1, "b": 1}.items()},
)
