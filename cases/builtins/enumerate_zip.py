# enumerate and zip, lazy, with start and strict.
print(
    list(enumerate("ab")),
    list(enumerate("ab", 5)),
    list(enumerate("ab", start=-1)),
    next(enumerate("a", 10**20)),
    list(enumerate([])),
    list(enumerate(iterable="x", start=True)),
)
print(
    list(zip()),
    list(zip("ab")),
    list(zip("abc", [1, 2])),
    list(zip("ab", "cd", "ef")),
    dict(zip("ab", [1, 2])),
    list(zip([1], [2], strict=True)),
    [*zip(*[(1, 2), (3, 4), (5, 6)])],
)
it = iter([1, 2, 3])
z = zip(it, "a")
print(list(z), next(it, "consumed one more"), iter(z) is z, list(z))
for f in (
    lambda: list(zip([1, 2], [1], strict=True)),
    lambda: list(zip([1], [1, 2], strict=True)),
    lambda: list(zip([1], [1], [], strict=True)),
    lambda: list(zip([], [1], strict=True)),
    lambda: zip(1, [2]),
    lambda: zip([1], None),
    lambda: enumerate("a", 1.5),
    lambda: enumerate(5),
    lambda: enumerate("a", "b"),
    lambda: zip([1], foo=1),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


def src():
    print("pull", end=" ")
    yield 1
    print("end", end=" ")


e = enumerate(src())
print("made", next(e), next(e, None), type(e), type(z))
for i, (a, b) in enumerate(zip("xy", "pq"), 1):
    print(i, a, b)
