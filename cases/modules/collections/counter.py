# Counter arithmetic, most_common ties, missing keys, negative counts.
from collections import Counter

c = Counter("abracadabra")
print(
    c,
    c["a"],
    c["z"],
    "z" in c,
    c.most_common(2),
    c.most_common(),
    c.total(),
    sorted(c.elements()),
    len(c),
    c.update("aa"),
    c["a"],
    c.subtract({"a": 10, "q": 1}),
    c,
    +c,
    -c,
    c.most_common()[-1],
    Counter(a=3, b=1) + Counter(a=1, c=2),
    Counter(a=3, b=1) - Counter(a=5, b=0),
    Counter(a=3) & Counter(a=1, b=2),
    Counter(a=3) | Counter(a=1, b=2),
    Counter(a=1) == Counter(a=1, b=0),
    Counter(a=1) <= Counter(a=2),
    Counter(),
    Counter([1, "x", 1]),
    Counter({"k": 2}, z=1),
    dict(Counter("aab")),
    Counter(["b", "a", "b", "a"]).most_common(1),
    bool(Counter()),
    repr(Counter(b=1, a=2)),
    Counter("ab").copy() == Counter("ba"),
)
c["new"] += 5
del c["missing"]
c.pop("q")
print(
    c,
    c.get("nope"),
    list(c),
    sum(Counter(x % 3 for x in range(10)).values()),
    Counter(w.lower() for w in "A a B".split()),
    max(Counter("hello").items(), key=lambda kv: kv[1]),
    Counter("ab") | Counter("b") == Counter("ab"),
    [k for k, v in Counter("aabbc").items() if v == 2],
)
d = Counter(a=1)
d += Counter(b=2)
d -= Counter(a=1)
d |= Counter(z=1)
d &= Counter(b=1, z=5)
print(d, Counter(a=-1).elements().__class__.__name__, list(Counter(a=-1, b=2).elements()))
for f in (
    lambda: Counter(5),
    lambda: Counter.fromkeys("ab", 1),
    lambda: Counter("a") + {"a": 1},
    lambda: Counter([[1]]),
    lambda: Counter("a").most_common("x"),
    lambda: Counter(1, 2),
    lambda: Counter(a="x").most_common(),
    lambda: Counter(a="x").total(),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
