# Equal keys of different types, tuples, frozensets, None, functions, classes and nan.
nan = float("nan")


def f():
    pass


class A:
    pass


a = A()
d = {
    1: "int",
    "1": "str",
    1.5: "float",
    None: "none",
    (): "empty",
    (1, "a"): "tuple",
    frozenset([1]): "fs",
    f: "func",
    A: "class",
    a: "inst",
    nan: "nan",
    b"x": "bytes",
    ...: "ell",
    range(2): "range",
    int: "type",
    len: "builtin",
    1j: "complex",
    True + 1: "two",
}
print(
    len(d),
    d[1.0],
    d[True],
    d["1"],
    d[None],
    d[()],
    d[1, "a"],
    d[frozenset((1,))],
    d[f],
    d[A],
    d[a],
    d[nan],
    d[b"x"],
    d[...],
    d[range(0, 2)],
    d[int],
    d[len],
    d[0 + 1j],
    d[2],
)
print(
    d.get(float("nan")),
    d.get("x"),
    (1.0, "a") in d,
    [1] in [[1]],
    0 in d,
    False in d,
    {0: 1, False: 2, 0.0: 3},
    {True: 1, 1: 2},
    {"a": 1, "A": 2},
    {-1: "a", -2: "b"},
    {2**61 - 1: 1, 0: 2}[0],
    {10**30: 1}[10**30],
    {"": 1}[""],
    {(1, (2, (3,))): 1}[(1, (2, (3,)))],
)
for k in ([], {}, set(), [1, 2], ([],), bytearray(b"x"), {1: 2}.items()):
    try:
        d[k]
    except (TypeError, KeyError) as e:
        print(type(e).__name__, e)
for k in ("missing", 404, (1, 2), None.__class__, b"q", 2.5, "it's", "a\nb", ""):
    try:
        d[k]
    except KeyError as e:
        print(e, repr(e), e.args[0] is k)
