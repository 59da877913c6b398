# sum of ints, floats (compensated), lists with start, and errors.
print(
    sum([]),
    sum([1, 2.5, True]),
    sum([0.1] * 10),
    sum([1e16, 1, -1e16]),
    sum([1e308, 1e308, -1e308]),
    sum([[1], [2]], []),
    sum([(1,), (2,)], ()),
    sum(range(10**5)),
    sum([2**62] * 4),
    sum(x for x in (1, 2)),
    sum([1], 10),
    sum([], "x" * 0 or 5),
    sum({1: "a", 2: "b"}),
    sum([1j, 2]),
    sum([0.1, 0.2, 0.3]),
    sum([True] * 3),
    sum([1], start=-1),
    sum([0.1] * 3, 0.0),
    sum([3, 0.1, 0.2, 10**20]),
)
for f in (
    lambda: sum(["a"]),
    lambda: sum(["a"], ""),
    lambda: sum([b"a"], b""),
    lambda: sum([[1]]),
    lambda: sum(5),
    lambda: sum([1, None]),
    lambda: sum(),
    lambda: sum([1], bytearray()),
    lambda: sum("ab"),
    lambda: sum([1, "a"]),
    lambda: sum([1.5, "a"]),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
print(
    sum([float("inf"), 1]),
    sum([float("inf"), float("-inf")]),
    sum([-0.0, -0.0]),
    sum([-0.0], -0.0),
    sum([1, -0.5, 0.5]),
    sum([10**400, -(10**400)]),
)
try:
    sum([10**400, 1.5])
except OverflowError as e:
    print(e)
