# +, *, comparison, membership, copies, nesting and identity.
a = [1, 2]
print(
    a + [3],
    a * 2,
    2 * a,
    a * 0,
    a * -1,
    [] + [],
    [[0] * 2] * 2,
    a == [1, 2.0],
    a != [2, 1],
    a < [1, 3],
    a < [1, 2, 0],
    [] < [0],
    [[1], 2] < [[1], 3],
    a >= [1],
    2 in a,
    [1] in [[1]],
    "a" in ["abc"],
    a.copy() == a,
    a.copy() is a,
    a[:] is a,
    list(a) is a,
    [1, "a"] == [1, "b"],
    [1, [2]] == [1, (2,)],
)
g = [[0] * 2] * 2
g[0][0] = 5
print(g, g[0] is g[1])
h = [[0] * 2 for _ in range(2)]
h[0][0] = 5
print(h)
for f in (
    lambda: a + (1,),
    lambda: a + None,
    lambda: a * "a",
    lambda: a * 1.5,
    lambda: a < (1,),
    lambda: [1] < ["a"],
    lambda: a - a,
    lambda: a @ a,
    lambda: -a,
    lambda: a["x"],
    lambda: a[5],
    lambda: a[1, 2],
    lambda: {a: 1},
    lambda: a.foo,
    lambda: a(),
    lambda: [1] * 10**20,
    lambda: a / 2,
    lambda: a[None],
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
print(
    a.index(2),
    [1, 2, 1].count(1),
    [1, 1.0, True].count(1),
    [0, 1, 2, 1].index(1, 2),
    [0, 1, 2].index(2, -1),
    [3, 4].index(4, 0, 2),
    a.__contains__(1),
    a.__len__(),
    a.__eq__(5),
    a.__add__([9]),
    a.__mul__(2),
    bool([[]]),
    [*a, *a],
    [a, a],
    repr([None, "x", 1.0, b"y"]),
)
for f in (
    lambda: a.index(9),
    lambda: a.index(1, 1),
    lambda: a.index(),
    lambda: a.count(),
    lambda: a.index("x"),
    lambda: a.index(1, "a"),
    lambda: a.copy(1),
    lambda: a.index(2, 0, 1),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
