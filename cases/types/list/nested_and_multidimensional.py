# Grids, transposition, flattening, rotation and neighbours, as models write them.
g = [[r * 3 + c for c in range(3)] for r in range(3)]
print(
    g,
    [list(c) for c in zip(*g)],
    [x for r in g for x in r],
    [r[::-1] for r in g[::-1]],
    [[g[2 - c][r] for c in range(3)] for r in range(3)],
    [g[i][i] for i in range(3)],
    sum(map(sum, g)),
    max(max(r) for r in g),
    [list(map(lambda x: x * 2, r)) for r in g],
)
g[1][1] = "mid"
g[0], g[2] = g[2], g[0]
g[1][0], g[1][2] = g[1][2], g[1][0]
print(g, [row.index("mid") for row in g if "mid" in row])
print(
    sum([[1], [2, 3]], []),
    [[i, j] for i in range(2) for j in range(2) if i != j],
    [[0] * 2 for _ in range(2)] == [[0, 0]] * 2,
    list(map(list, ["ab", "cd"])),
    [a for (a, *_) in ["xy", "z"]],
    [*zip(*[iter([1, 2, 3, 4])] * 2)],
)
for f in (
    lambda: g[3][0],
    lambda: g[0][3],
    lambda: g[0, 0],
    lambda: g["0"],
    lambda: g[0][0][0],
    lambda: sum(g),
    lambda: sum(g, [])[99],
    lambda: max(g[1]),
    lambda: [[1]] + 1,
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
