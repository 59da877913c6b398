# itemgetter, attrgetter and methodcaller.
from operator import itemgetter, attrgetter, methodcaller

rows = [("bob", 3, {"k": 1}), ("al", 1, {"k": 2}), ("cy", 2, {"k": 0})]


class P:
    def __init__(self, n, c=None):
        self.n, self.c = n, c

    def hi(self, a=0, *, b=0):
        return self.n, a, b


ps = [P(2, P("x")), P(1, P("y"))]
print(
    sorted(rows, key=itemgetter(1))[0],
    itemgetter(0, 2)(rows[0]),
    itemgetter(slice(1, 3))("abcd"),
    itemgetter("a")({"a": 5}),
    [p.n for p in sorted(ps, key=attrgetter("n"))],
    attrgetter("c.n")(ps[0]),
    attrgetter("n", "c.n")(ps[1]),
    methodcaller("hi", 1, b=2)(ps[0]),
    methodcaller("upper")("a"),
    list(map(methodcaller("split", ","), ["a,b"])),
    list(map(itemgetter(-1), ["ab", "cd"])),
    itemgetter(0)("z"),
    repr(itemgetter(1, "a")),
    repr(attrgetter("a.b", "c")),
    repr(methodcaller("m", 1, k=2)),
    max(rows, key=itemgetter(1))[0],
    dict(map(itemgetter(0, 1), rows)),
)
for f in (
    lambda: itemgetter(5)([1]),
    lambda: attrgetter("z")(5),
    lambda: itemgetter(),
    lambda: attrgetter(5),
    lambda: methodcaller(),
    lambda: methodcaller("nope")(5),
    lambda: itemgetter("k")({}),
    lambda: attrgetter("n.q")(ps[0]),
    lambda: itemgetter(1)(5),
    lambda: itemgetter(1)([1], [2]),
    lambda: methodcaller(5),
    lambda: attrgetter(),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
