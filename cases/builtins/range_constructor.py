# range arguments, indexing, slicing, comparison and errors.
r = range(2, 20, 3)
print(
    r,
    list(r),
    r[1],
    r[-1],
    r[1:4],
    r[::-1],
    len(r),
    5 in r,
    6 in r,
    5.0 in r,
    "5" in r,
    r.index(8),
    r.count(8),
    r.count(9),
    r.start,
    r.stop,
    r.step,
    range(5)[10:],
    range(5)[::2],
    range(0)[::-1],
)
print(
    range(3) == range(0, 3, 1),
    range(0) == range(2, 2),
    range(0, 3, 2) == range(0, 4, 2),
    range(1) != [0],
    hash(range(0)) == hash(range(5, 5)),
    bool(range(0)),
    list(range(5, 0, -2)),
    range(10**20)[10**19],
    range(10**20, 10**20 + 3)[-1],
    list(reversed(range(1, 8, 3))),
    sum(range(101)),
    max(range(5)),
    True in range(2),
)
for f in (
    lambda: range(),
    lambda: range(1, 2, 0),
    lambda: range(1.5),
    lambda: range("3"),
    lambda: range(1, 2, 3, 4),
    lambda: r[10],
    lambda: r["a"],
    lambda: r[1.0],
    lambda: r.index(100),
    lambda: range(stop=3),
    lambda: setattr(r, "start", 1),
    lambda: r + r,
    lambda: r < r,
    lambda: range(None),
    lambda: r.__setitem__(0, 1),
    lambda: r.index("x"),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


class I:
    def __index__(self):
        return 3


print(
    list(range(I())),
    range(I(), 10, I()),
    range(True, 5),
    [*range(-3, 3)][I()],
    range(10)[I() : 8 : I()],
    repr(range(0, 5, 1)),
    repr(range(0, 5, 2)),
)
