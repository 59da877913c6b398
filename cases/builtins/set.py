# set() from every iterable and its errors.
print(
    sorted(set("hello")),
    set(),
    set([1, 1.0, True]),
    sorted(set({"k": 1, "z": 2})),
    set(range(3)) == {0, 1, 2},
    set((x for x in (2, 1))) == {1, 2},
    set({1} | {2}),
    len(set([(), (1,)])),
    set(b"ab") == {97, 98},
    {*[1], *"a"} == {1, "a"},
    set(frozenset([1])),
    set([None]),
    type({}),
    type({1}),
    bool(set()),
    set("") == set(),
    set(map(abs, [-1, 1])),
)
s = {1}
t = set(s)
t.add(2)
print(s, t, s is not t)
for f in (
    lambda: set(5),
    lambda: set([[]]),
    lambda: set([{}]),
    lambda: set(1, 2),
    lambda: set(None),
    lambda: {set()},
    lambda: set(x=1),
    lambda: set([1]) < 5,
):
    try:
        print(f())
    except TypeError as e:
        print(e)
