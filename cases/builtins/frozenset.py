# frozenset construction, hashing, operators with sets, and immutability.
f = frozenset([3, 1, 2, 1])
print(
    sorted(f),
    len(f),
    f == {1, 2, 3},
    hash(f) == hash(frozenset({2, 1, 3})),
    {f: "key"}[frozenset((1, 2, 3))],
    f in {f},
    frozenset(),
    repr(frozenset([1])),
    frozenset(f) is f,
    f.copy() is f,
)
print(
    type(f | {4}).__name__,
    type({4} | f).__name__,
    type(f & {1}).__name__,
    f - {1} == {2, 3},
    f ^ {3, 9} == {1, 2, 9},
    f <= {1, 2, 3, 4},
    f.isdisjoint([7]),
    f.union([5], (6,)) == {1, 2, 3, 5, 6},
    f.issuperset(()),
)
for s in (
    "f.add(1)",
    "f |= 5",
    "f.remove(1)",
    "f - [1]",
    "frozenset([[]])",
    "frozenset(5)",
    "frozenset(1, 2)",
    "f < 5",
    "f.clear()",
    "frozenset(x=1)",
    "f[0]",
):
    try:
        exec(s)
    except Exception as e:
        print(s, "|", type(e).__name__, e)
g = f
g |= {10}
print(
    g is f,
    sorted(g),
    sorted(map(sorted, {frozenset("ab"), frozenset("ba"), frozenset("c")})),
    {frozenset(): 1},
    frozenset({frozenset()}),
)
