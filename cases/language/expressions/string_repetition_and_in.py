# Sequence operators with zero, negative, boolean and huge counts.
print(
    "ab" * 3,
    3 * "ab",
    "ab" * 0,
    "ab" * -1,
    [1] * 2,
    2 * [1],
    (1,) * 3,
    b"a" * 2,
    True * "x",
    [None] * 0,
    () * 5,
    "" * 10**15,
    [] * 10**15,
    [[]] * 2,
    ("a" + "b") * 2,
    "-" * 10 + ">" + "=" * 3,
    [0] * 3 + [1] * 2,
    "ab" in "cab",
    "" in "",
    "a" not in "b",
    [1] in [[1], 2],
    (1, 2) in [(1, 2)],
    "x" * (1 > 0),
)
grid = [["."] * 3 for _ in range(2)]
grid[0][1] = "#"
print("\n".join(" ".join(r) for r in grid))
bad = [["."] * 3] * 2
bad[0][1] = "#"
print(bad)
for f in (
    lambda: "a" * 1.5,
    lambda: "a" * "b",
    lambda: [1] * None,
    lambda: (1,) * [1],
    lambda: "a" * 10**30,
    lambda: {} * 2,
    lambda: {1} * 2,
    lambda: "a" + 1,
    lambda: [1] + (2,),
    lambda: 1 in 1,
    lambda: "a" in 1,
    lambda: 1 in "1",
    lambda: None in "x",
    lambda: b"a" in "a",
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
