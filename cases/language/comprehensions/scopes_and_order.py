# Comprehensions: scopes, nested fors, conditions, walrus, async-free generators, laziness, class bodies.
x = "outer"
print([x for x in range(3)], x)
print([(x, y) for x in range(3) for y in range(x) if y != 1])
print([[y for y in range(x)] for x in range(3)])
print({x: y for x, y in zip("ab", [1, 2])}, {x % 2 for x in range(5)}, dict((x, x) for x in "q"))
print([z := i for i in range(3)], z)
print([(last := i) for i in range(4) if i % 2], last)
print([x for x in [1, 2, 3] if x > 1 if x < 3], [*(x for x in "ab")])


class A:
    y = 5
    first = [y for _ in range(1)] if False else "left out"
    items = [i for i in range(y)]
    try:
        wrong = [y for _ in range(2)]
    except NameError as error:
        print(error)


print(A.items)
g = (print("made", i) or i for i in [1, 2])
print("not yet")
print(next(g), list(g), list(g))


def source():
    print("source asked")
    return [1, 2]


g = (i for i in source())
print("after making")
print(list(g))
try:
    g = (i for i in 5)
except TypeError as error:
    print(error)
g = (i / 0 for i in [1])
try:
    next(g)
except ZeroDivisionError as error:
    print(error)
print(list(g))
functions = [lambda: i for i in range(3)]
print([f() for f in functions], [f(3) for f in [lambda n, i=i: n * i for i in range(3)]])
print([[i, j] for i in "ab" for j in "cd" if i != "a" or j != "d"])
print([i for i in range(5) if (half := i / 2) > 1], half)
print(sum(i for i in range(5)), max((i for i in [3, 1]), default=0), "".join(c.upper() for c in "abc"))
try:
    print([undefined_name for _ in [1]])
except NameError as error:
    print(error)
print([a for a, *b in ["xyz", "pq"]], [(a, b) for a, (b, c) in [(1, (2, 3))]], {**{k: v for k, v in [("a", 1)]}})
print(type(i for i in []).__name__, (i for i in []).__name__, (lambda: (j for j in []))().__qualname__)
