# Counter: making, counting, arithmetic of multisets, in-place forms, and comparisons.
# covers: collections.Counter
from collections import Counter


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


a, b = Counter(a=3, b=1, c=-2), Counter(a=1, b=2, d=4)


def in_place(symbol):
    made = Counter(a)
    if symbol == "+":
        made += b
    elif symbol == "-":
        made -= b
    elif symbol == "&":
        made &= b
    else:
        made |= b
    return made


for call in (
    lambda: Counter("abracadabra"),
    lambda: Counter(["x", "y"], x=5),
    lambda: Counter({"a": 1.5, "b": "z"}),
    lambda: Counter(None),
    lambda: Counter(5),
    lambda: Counter("a", "b"),
    lambda: Counter([[]]),
    lambda: Counter(iterable=3),
    lambda: Counter(self=1),
    lambda: a["missing"],
    lambda: "missing" in a,
    lambda: a.most_common(),
    lambda: a.most_common(1),
    lambda: a.most_common(0),
    lambda: a.most_common(-1),
    lambda: a.most_common("x"),
    lambda: list(a.elements()),
    lambda: a.total(),
    lambda: (a + b, a - b, a & b, a | b, +a, -a),
    lambda: [in_place(symbol) for symbol in "+-&|"],
    lambda: a + {"a": 1},
    lambda: a + 5,
    lambda: a == {"a": 3, "b": 1, "c": -2},
    lambda: Counter(a=0) == Counter(),
    lambda: Counter(a=0) != {},
    lambda: (a < b, a <= a, a > b, Counter(a=1) < Counter(a=2, b=1)),
    lambda: a < {"a": 9},
    lambda: a.fromkeys("ab"),
    lambda: a.copy() is a,
    lambda: type(a.copy()).__name__,
    lambda: a.update("aab"),
    lambda: a.update(None),
    lambda: a.update({"q": 1}, q=2),
    lambda: a.subtract("aaaz", b=10),
    lambda: a.subtract(5),
    lambda: dict(a),
    lambda: a.__delitem__("never there"),
    lambda: a.pop("never there"),
    lambda: Counter(a=1, b=2) | Counter(c=3),
    lambda: sum([Counter("ab"), Counter("bc")], Counter()),
    lambda: Counter(x="a").most_common() + [Counter(x=None)],
    lambda: Counter({"a": "x", "b": 1}),
    lambda: Counter({"a": "x", "b": 1}).most_common(),
    lambda: hash(a),
):
    show(call)


class Mine(Counter):
    pass


print(Mine("ab"), type(Mine("ab") + Mine("b")).__name__, type(Mine("a").copy()).__name__)
