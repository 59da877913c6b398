# update in all forms, |, |=, copy, fromkeys, clear.
d = {"a": 1}
print(
    d.update({"b": 2}),
    d.update([("c", 3)]),
    d.update(x=5, a=0),
    d.update(),
    d.update({}, y=1),
    d.update(zip("mn", [1, 2])),
    d,
    d | {"a": "new", "q": 1},
    {"q": 1} | d == {**{"q": 1}, **d},
    dict.fromkeys("aab"),
    dict.fromkeys([1, 2], 0),
    dict.fromkeys((), 5),
    {}.fromkeys("x", []),
)
d |= {"z": 26}
d |= [("pair", 1)]
print(d, d.copy() == d, d.copy() is d)
f = dict.fromkeys("ab", [])
f["a"].append(1)
print(f, d.clear(), d)
for f in (
    lambda: d | [("a", 1)],
    lambda: d | None,
    lambda: d.update(5),
    lambda: d.update([1]),
    lambda: d.update(["abc"]),
    lambda: d.update({}, {}),
    lambda: d.update([(1, 2, 3)]),
    lambda: dict.fromkeys(),
    lambda: dict.fromkeys(5),
    lambda: d + d,
    lambda: d < d,
    lambda: d.update(None),
    lambda: d.copy(1),
    lambda: d.update([("ok", 1), 5]),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
print(d)


class M:
    def __init__(self):
        self.d = {"k": 1}

    def keys(self):
        return self.d.keys()

    def __getitem__(self, k):
        return self.d[k] * 100


d.update(M())
print(d)
a = {"n": {"x": 1}}
s = a.copy()
s["n"]["y"] = 2
s["m"] = 0
print(a, s)


class D(dict):
    @classmethod
    def make(cls):
        return cls.fromkeys("ab", 1)


print(D.make(), type(D.make()).__name__, type(D(a=1) | {}).__name__, type({} | D(a=1)).__name__)
