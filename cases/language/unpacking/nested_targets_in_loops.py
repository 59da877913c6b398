# Nested and starred targets in for, comprehensions, with and function results.
data = [("ann", (1990, 5), ["a", "b"]), ("bo", (2001, 12), []), ("cy", (1985, 1), ["x"])]
for name, (year, month), [*tags] in data:
    print(f"{name}:{year}-{month:02} {tags}", end="; ")
print(
    [n for n, (y, _), _ in data if y > 1988],
    {n: y for n, (y, *_), *_ in data},
    [(n, first) for n, _, [first, *_] in data if _ is not None] if all(t for *_, t in data) else "empty tags",
)
try:
    print([(n, first) for n, _, [first, *_] in data])
except ValueError as e:
    print(e)
for i, ((a, b), c) in enumerate(zip(zip("ab", "cd"), [1, 2])):
    print(i, a, b, c, end="; ")
for a, b in {"k1": 1, "k2": 2}.items():
    pass
for a, b in ["xy", (1, 2), {3: 0, 4: 0}, range(2), b"AB"]:
    print(a, b, end="; ")
print()
(x, [y, (z,)]), w = (1, [2, (3,)]), 4
print(x, y, z, w)
o = type("O", (), {})()
d = {}
for o.a, d["k"], [*d["rest"]] in [(1, 2, "ab"), (3, 4, "")]:
    print(o.a, d)
for k, v in (lambda: [("p", 1), ("q", 2)])():
    print(k, v, end=" ")
for bad in ([(1, 2, 3)], [1], ["a"], [()], [None], [(1, (2,))]):
    try:
        for p, q in bad:
            print(p, q)
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
