# Star and double-star in displays and calls, with errors and order.
a, d = [1, 2], {"x": 1, "y": 2}
print(
    [*a, *"xy", *range(2), *()], (*a, 3), {*a, *a, 3} == {1, 2, 3}, {**d, "y": 3, **{"z": 4}}, {"y": 0, **d}
)
print([*{"k": 1}], [*d.items()], (*{1: 2},), [*(x for x in "ab")], *a, *[[]])


def f(*a, **k):
    return a, k


print(f(*a, 3, *a, **d, z=3), f(*"ab", **{}), f(*d, **d))
for src in (
    "f(**{'a': 1}, **{'a': 2})",
    "f(a=1, **{'a': 2})",
    "[*5]",
    "{**5}",
    "{**[1]}",
    "f(**[(1, 2)])",
    "f(*None)",
    "{*1}",
    "(*1.5,)",
    "f(**{1: 2})",
    "print(*5)",
    "f(**None)",
    "len(*5)",
    "f(1, *2)",
    "[*a, *None]",
):
    try:
        print(src, eval(src))
    except TypeError as e:
        print(src, "|", e)


class Map:
    def keys(self):
        print("keys", end=" ")
        return ["p", "q"]

    def __getitem__(self, k):
        print("get", k, end=" ")
        return k * 2


print(f(**Map()), {**Map()}, dict(Map()), dict(Map(), z=1))


class It:
    def __iter__(self):
        print("iter", end=" ")
        return iter([7, 8])


print([*It()], f(*It()), (lambda p, q: p + q)(*It()))
x, *y = It()
print(x, y)
for i, *rest in [(1, 2, 3), [4]]:
    print(i, rest)


def ret():
    return *a, *d


def gen():
    yield *a, 5


print(ret(), next(gen()), {(1, 2): "t"}[*a])
first, (second, *_), *tail = "a", "bcd", "e", "f"
print(first, second, _, tail, [*range(3)][::-1], max(*a, 5), "{} {x}".format(*[1], **d))
print(
    dict(**d, w=0),
    dict([*d.items(), ("x", 9)]),
    [*zip(*[(1, 2), (3, 4)])],
    list(zip(*{"a": 1, "b": 2}.items())),
)
