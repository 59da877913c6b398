# max and min with key, default, ties, mixed numbers and errors.
print(
    max(1, 2.5, True),
    min(1, 1.0),
    max(1.0, 1),
    max("abc"),
    min(["b", "aa"], key=len),
    max(["bb", "aa", "c"], key=len),
    min([], default="none"),
    max((), default=None),
    max({1: "z", 2: "a"}),
    max({"a": 1, "b": 3}.items(), key=lambda kv: kv[1]),
    max([[1, 2], [1, 3]]),
    min(3, 1, 2, key=lambda x: -x),
    max(-0.0, 0.0),
    min(0.0, -0.0),
)
nan = float("nan")
print(
    max(nan, 1),
    max(1, nan),
    min(1, nan),
    max([1], [0, 5]),
    max("a", "B", key=str.lower),
    max(x for x in (3, 1)),
    max(b"ab"),
    max([1, 2], key=None),
    min("x", "y", key=lambda c: 0),
)
for f in (
    lambda: max(),
    lambda: max(1),
    lambda: max([]),
    lambda: min(""),
    lambda: max(1, "a"),
    lambda: max([1, "a"]),
    lambda: max(1, 2, default=3),
    lambda: max([1], key=5),
    lambda: max(None),
    lambda: min([1, None]),
    lambda: max([1], foo=2),
    lambda: min({}),
    lambda: max(1j, 2j),
    lambda: max([3, 4], default=1, key=lambda x: 1 / 0),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
calls = []
print(max([3, 1, 2], key=lambda x: calls.append(x) or x), calls)
