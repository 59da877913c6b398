# UserDict, UserList and UserString: they hold data, and their results are of the subclass.
# covers: collections.UserDict, collections.UserList, collections.UserString
from collections import UserDict, UserList, UserString


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


class Lower(UserDict):
    def __setitem__(self, key, value):
        super().__setitem__(key.lower(), value)

    def __missing__(self, key):
        return "missing"


class Rows(UserList):
    pass


class Text(UserString):
    pass


d, r, t = Lower({"A": 1}, B=2), Rows([3, 1, 2]), Text("héllo")
for call in (
    lambda: d,
    lambda: (d.data, d["a"], d["A"], "A" in d, d.get("zz"), len(d), dict(d)),
    lambda: d.copy(),
    lambda: type(d.copy()).__name__ + type(d | {"Q": 1}).__name__ + type({"Q": 1} | d).__name__,
    lambda: d | {"Q": 1},
    lambda: {"Q": 1} | d,
    lambda: d | 5,
    lambda: UserDict(5),
    lambda: UserDict({}, {}),
    lambda: UserDict(dict=1),
    lambda: UserDict.fromkeys("ab"),
    lambda: UserDict()["x"],
    lambda: d == {"a": 1, "b": 2},
    lambda: (r, r.data, r[0], r[1:], type(r[1:]).__name__, r[-1], len(r), 3 in r),
    lambda: r + [1],
    lambda: [1] + r,
    lambda: r + (1,),
    lambda: r + "ab",
    lambda: r + 5,
    lambda: r * 2,
    lambda: "x" * r,
    lambda: (r == [3, 1, 2], r < [4], r > Rows([1]), r == UserList([3, 1, 2])),
    lambda: r < 5,
    lambda: (sorted(r), r.index(1), r.count(3), type(r.copy()).__name__),
    lambda: r.pop(9),
    lambda: r.remove(9),
    lambda: (r.append(5), r.insert(0, 0), r.extend([6]), r.reverse(), r.sort(key=lambda x: -x), r),
    lambda: UserList(5),
    lambda: UserList("ab"),
    lambda: (t, str(t), t.data, t[1], type(t[1]).__name__, t[1:3], len(t), "é" in t, Text("é") in t),
    lambda: t + "x",
    lambda: "x" + t,
    lambda: t + 5,
    lambda: t * 2,
    lambda: Text("%s!") % "a",
    lambda: "%s!" % Text("a"),
    lambda: Text("%s %s") % ("a", "b"),
    lambda: (t.upper(), t.title(), t.split("l"), t.encode("latin-1"), t.find("l"), t.replace("l", "L"), t.center(9, "*")),
    lambda: (t == "héllo", t < "z", hash(t) == hash("héllo"), t == Text("héllo")),
    lambda: t.join(["a", "b"]),
    lambda: (int(Text("5")), float(Text("1.5")), complex(Text("1j"))),
    lambda: UserString(5),
    lambda: t.format(1) + Text("{a}").format_map({"a": 1}),
    lambda: (t.startswith("h"), t.endswith(("o", "x")), t.isalpha(), t.partition("l"), t.translate({104: "H"})),
    lambda: 5 in t,
    lambda: t < 5,
):
    show(call)
