# All forms of dict(), order and duplicates.
print(
    dict(),
    dict(a=1),
    dict({"x": 1}, x=2, y=3),
    dict([(1, 2), [3, 4], "ab"]),
    dict(zip("ab", range(2)), c=9),
    dict({1: 1}, **{"k": 2}),
    dict(dict(a=[])),
    dict([]),
    dict(((1, 2),)),
)
print(
    {"b": 1, "a": 2, "b": 3},
    dict([("k", 1), ("z", 0), ("k", 2)]),
    {1: "a", True: "b", 1.0: "c"},
    {0: 1, False: 2, 0.0: 3, "": 4, (): 5, None: 6},
    {(1, 2): {"n": {}}},
)
for a in (
    ([1, 2],),
    (["abc"],),
    ([(1,)],),
    (5,),
    ("ab",),
    (None,),
    ([[[], 1]],),
    ([1, 2], 3),
    ([("a", 1), 5],),
):
    try:
        print(dict(*a))
    except Exception as e:
        print(a, "|", type(e).__name__, e)
nan = float("nan")
print(
    {nan: 1}[nan],
    len({nan: 1, float("nan"): 2}),
    {1: 2} == {1.0: 2.0},
    {"a": 1, "b": 2} == {"b": 2, "a": 1},
    {1: nan} == {1: nan},
    dict(self=1, dict=2),
)
try:
    dict(**{1: 2})
except TypeError as e:
    print(e)
