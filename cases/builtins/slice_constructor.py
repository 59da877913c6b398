# slice objects, indices() and comparison.
s = slice(5)
print(
    s,
    slice(1, 2),
    slice(1, 2, 3),
    s.start,
    s.stop,
    s.step,
    slice(None, None, -1).indices(5),
    slice(-3, None).indices(10),
    slice(1, 100, 2).indices(6),
    slice(10, 0, -3).indices(8),
    slice(-100, -200).indices(3),
    slice(0, 0).indices(0),
    slice(1, 2) == slice(1, 2, None),
    slice("a", [1]),
    "abcdef"[slice(1, -1, 2)],
)
for f in (
    lambda: slice(),
    lambda: slice(1, 2, 0).indices(5),
    lambda: slice("a").indices(5),
    lambda: slice(1).indices(-1),
    lambda: slice(1, 2, 3, 4),
    lambda: slice(stop=1),
    lambda: slice(1) < slice(2),
    lambda: [1][slice("a")],
    lambda: setattr(s, "stop", 9),
    lambda: slice(1).indices("a"),
    lambda: [1, 2][::0],
    lambda: slice(1, 2) < slice(1),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
