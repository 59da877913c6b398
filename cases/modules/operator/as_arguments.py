# Functions of operator as callbacks of map, sorted, reduce, max and groupby.
import operator as op
from functools import reduce
from itertools import groupby, accumulate, starmap

rows = [{"n": "bo", "a": 3}, {"n": "al", "a": 1}, {"n": "cy", "a": 3}]
print(
    sorted(rows, key=op.itemgetter("a", "n")),
    [(k, [r["n"] for r in g]) for k, g in groupby(sorted(rows, key=op.itemgetter("a")), op.itemgetter("a"))],
    list(map(op.mul, [1, 2], [3, 4])),
    sum(map(op.mul, [1, 2, 3], [4, 5, 6])),
    reduce(op.add, "abc"),
    list(accumulate([1, 2, 3], op.mul)),
    list(starmap(op.sub, [(5, 2)])),
    max([3 + 4j, 1j], key=op.attrgetter("imag")),
    list(map(op.methodcaller("strip", "-"), ["-a-"])),
    list(map(op.not_, [0, 1])),
    {
        s: f(7, 2)
        for s, f in {
            "+": op.add,
            "//": op.floordiv,
            "%": op.mod,
            "**": op.pow,
            "<<": op.lshift,
            "/": op.truediv,
        }.items()
    },
    list(map(op.itemgetter(0), ["ab", (1, 2)])),
    all(map(op.lt, [1, 2, 3], [2, 3])),
    sorted([[2], [1, 1]], key=len),
    op.contains([1], 1),
    op.itemgetter(*[1, 0])("xy"),
)
for f in (
    lambda: sorted(rows, key=op.itemgetter("z")),
    lambda: list(map(op.add, [1], ["a"])),
    lambda: sorted(rows, key=op.attrgetter("a")),
    lambda: reduce(op.truediv, [1, 0]),
    lambda: list(map(op.neg, ["a"])),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
