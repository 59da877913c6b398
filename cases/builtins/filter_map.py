# map and filter are lazy, accept several iterables, and pass errors through.
print(
    list(map(str, [1, 2])),
    list(map(lambda a, b: a + b, [1, 2, 3], [10, 20])),
    list(map(max, "abc", "bab", "ccc")),
    list(filter(None, [0, 1, "", "x", None])),
    list(filter(lambda x: x > 1, range(4))),
    list(map(None.__class__, [])),
)
m = map(print, "ab")
print("nothing yet")
print(list(m), list(m), iter(m) is m, type(m))


def boom(x):
    if x == 2:
        raise ValueError(x)
    return x


m = map(boom, [1, 2, 3])
out = []
while True:
    try:
        out.append(next(m))
    except ValueError as e:
        out.append(f"err {e}")
    except StopIteration:
        break
print(
    out,
    list(filter(str.strip, ["a", " ", "b"])),
    list(map(pow, [2, 3], [3, 2])),
    sum(map(len, ["a", "bb"])),
    list(map(int, "123")),
    [*filter(lambda kv: kv[1], {"a": 0, "b": 1}.items())],
)


def stop(x):
    if x == 2:
        raise StopIteration
    return x


print(list(map(stop, [1, 2, 3])))
for f in (
    lambda: map(len),
    lambda: map(5, [1]),
    lambda: list(map(5, [1])),
    lambda: filter(None),
    lambda: list(filter(5, [1])),
    lambda: map(len, 5),
    lambda: filter(None, 5),
    lambda: list(map(len, [1])),
    lambda: filter(None, [1], [2]),
):
    try:
        print(type(f()).__name__)
    except TypeError as e:
        print(e)
