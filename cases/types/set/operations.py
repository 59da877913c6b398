# Set algebra with operators and methods, and the difference in what they accept.
a, b = {1, 2, 3}, {3, 4}
print(
    a | b,
    a & b,
    a - b,
    b - a,
    a ^ b,
    a <= {1, 2, 3, 4},
    a < a,
    a >= set(),
    a > {1},
    a == {3, 2, 1},
    a != b,
    a.isdisjoint({9}),
    a.union([5], (6,)),
    a.intersection([1, 2], {2}),
    a.difference([1], [2]),
    a.symmetric_difference([3, 7]),
    a.issubset(range(10)),
    a.issuperset([1]),
    a.union(),
    a.intersection(),
    {1, 2} == frozenset([1, 2]),
    {1} | {1.0} | {True},
    set("hello") == set("olleh"),
    {*a, *b},
    len({(1, 2), (1, 2)}),
    set() == {},
    sorted({"b", "a"}),
    {1, 2} <= {2},
    set(range(3)) - set(range(2)),
)
s = set()
print(
    s.add(1),
    s.add(1),
    s.update([2], "ab"),
    sorted(s, key=str),
    s.discard(9),
    s.remove(1),
    s.discard("a"),
    sorted(s, key=str),
    s.copy() == s,
    s.clear(),
    s,
    len(s),
)
s |= {5, 6}
s &= {5, 7}
s ^= {8}
s -= {8}
print(s)
s.intersection_update([5, 9])
s.symmetric_difference_update([5, 1])
s.difference_update([7])
print(s, s.pop(), s)
for f in (
    lambda: a | [1],
    lambda: a - [1],
    lambda: a & "ab",
    lambda: a < [1],
    lambda: a.add([]),
    lambda: a.remove(99),
    lambda: set().pop(),
    lambda: set(5),
    lambda: {[]},
    lambda: a[0],
    lambda: hash(a),
    lambda: a.union(5),
    lambda: a + b,
    lambda: {{1}},
    lambda: a.add(),
    lambda: a.issubset(5),
    lambda: set(1, 2),
    lambda: a.remove([1]),
    lambda: [] in a,
    lambda: a.discard({}),
    lambda: a.update(1),
    lambda: a.isdisjoint(5),
    lambda: set(x=1),
    lambda: a.remove("k"),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
print(
    {1} in {frozenset({1})},
    {frozenset({1}): 2}.get(frozenset([1])),
    a.remove(1),
    a,
    set([3, 1, 2]),
    {0, -1, -2},
    bool(set()),
    set([1, 2]).__repr__(),
    {x % 3 for x in range(9)},
    [set(), frozenset()],
    type(a & b),
    max(a),
    sum(a),
    {float("nan")} == {float("nan")},
)
