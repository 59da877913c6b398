# Mapping patterns with rest, class patterns with __match_args__, and their errors.
class P:
    __match_args__ = ("x", "y")

    def __init__(self, x, y):
        self.x, self.y = x, y


class Q(P):
    pass


class R:
    def __init__(self):
        self.a = 1


def m(v):
    match v:
        case {"type": "circle", "r": r}:
            return f"circle {r}"
        case {"type": t, **rest}:
            return f"type {t} rest {rest}"
        case {1: _, None: z}:
            return f"keys {z}"
        case {}:
            return f"mapping {len(v)}"
        case Q(0, y=yy):
            return f"Q zero {yy}"
        case P(x=0):
            return "P x=0"
        case P(a, P(b, c)):
            return f"nested {a} {b} {c}"
        case P(1 | 2 as k, _):
            return f"P {k}"
        case R(a=1, b=_):
            return "R with b"
        case R():
            return "R"
        case str(s):
            return f"str {s}"
        case list([first, *_]):
            return f"list {first}"
        case bool(b):
            return f"bool {b}"
        case int():
            return "int"
    return "nothing"


for v in (
    {"type": "circle", "r": 2, "z": 1},
    {"type": "sq", "w": 1},
    {1: 2, None: 3, 4: 5},
    {},
    {"q": 1},
    Q(0, 5),
    P(0, 1),
    P(5, P(6, 7)),
    P(2, 9),
    P(3, 3),
    R(),
    "s",
    [4, 5],
    [],
    True,
    7,
    None,
):
    print(m(v))
for src in (
    "match P(1, 2):\n case P(1, 2, 3): pass",
    "match R():\n case R(1): pass",
    "match 1:\n case int(1, 2): pass",
    "match 1:\n case m(): pass",
    "match P(1, 1):\n case P(1, x=1): pass",
    "match {}:\n case undefined.attr: pass",
):
    try:
        exec(src)
    except Exception as e:
        print(type(e).__name__, e)


class Bad:
    __match_args__ = ["x"]


try:
    match Bad():
        case Bad(1):
            pass
except TypeError as e:
    print(e)


class D(dict):
    def __missing__(self, k):
        return "made"


match D():
    case {"k": v}:
        print("found", v)
    case _:
        print("get is used, not missing")


def depth(t):
    match t:
        case (l, r):
            return 1 + max(depth(l), depth(r))
        case _:
            return 0


print(depth(((1, 2), (3, (4, 5)))))
