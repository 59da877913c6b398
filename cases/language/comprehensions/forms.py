# List, set, dict comprehensions with several clauses, conditions, unpacking targets and nesting.
print(
    [(x, y) for x in range(3) for y in range(x)],
    {x % 3 for x in range(10)},
    {k: v for k, v in zip("ab", [1, 2])},
)
print([x if x % 2 else "even" for x in range(5) if x != 3], [[j for j in range(i)] for i in range(4)])
m = [[1, 2, 3], [4, 5, 6]]
print(
    [[r[i] for r in m] for i in range(3)],
    [x for r in m for x in r if x % 2 == 0],
    {i: {j: i * j for j in range(2)} for i in range(2)},
)
print(
    [a + b for a, b in [(1, 2), "xy"]],
    [a for a, *_ in ["abc", (1, 2)]],
    [k for k in {"z": 1, "a": 2}],
    [(i, c) for i, (c, _) in enumerate(["ab", "cd"])],
)
print(
    {1: "int", True: "bool", 1.0: "float"},
    {k: 0 for k in (1, True, 1.0, 2)},
    {x: x for x in "aab"},
    len({x for x in (1, 1.0, True)}),
)
print({print("k", i) or i: print("v", i) or -i for i in range(2)})
print(
    [f(2) for f in [lambda x, n=n: x**n for n in range(4)]],
    [x for x in [1, 2, 3] if x > 1 if x < 3],
    [*[x for x in "ab"], *{x for x in "c"}],
)


class Obj:
    pass


o = Obj()
d = {}
print([o.v for o.v in range(3)], o.v, [d["k"] for d["k"] in "xy"], d)
try:
    {[]: 1 for _ in range(1)}
except TypeError as e:
    print(e)
try:
    {x: [] for x in ([1],)}
except TypeError as e:
    print(e)
try:
    [x for x in 5]
except TypeError as e:
    print(e)
try:
    [a for a, b in [(1, 2, 3)]]
except ValueError as e:
    print(e)
print(
    [x for x in range(20) if x % 2 == 0 and x % 3 == 0 or x == 7],
    [y for x in range(3) if (y := x * 2) > 1],
    sum(x for x in range(10) if x % 2),
)
print(
    [i for i in range(5) if i not in [j for j in range(3)]],
    [[]] * 2,
    [[] for _ in range(2)],
    [lst.append(1) or lst for lst in ([], [0])],
)
