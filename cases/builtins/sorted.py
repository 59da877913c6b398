# Stability, keys, reverse, and comparison errors.
data = [("b", 2), ("a", 2), ("c", 1), ("a", 1)]
print(
    sorted(data),
    sorted(data, key=lambda t: t[1]),
    sorted(data, key=lambda t: t[1], reverse=True),
    sorted(data, key=lambda t: (-t[1], t[0])),
    sorted("bca"),
    sorted({3: 1, 1: 2}),
    sorted([3, 1.5, True, 0]),
    sorted(["b", "A", "a", "B"], key=str.lower),
    sorted([[2], [1, 5], [1]]),
    sorted([]),
    sorted([1.0, 1, True]),
    sorted(["10", "9", "1"], key=int),
    sorted([(1, "b"), (1, "a")]),
    sorted(x for x in (2, 1)),
)
nan = float("nan")
print(
    sorted([3, nan, 1]),
    sorted([1, 2], reverse=5),
    sorted([2, 1], reverse=0),
    sorted("aB", key=None),
    sorted([None, None][:1]),
    sorted([-0.0, 0.0, -1]),
)
for f in (
    lambda: sorted([1, "a"]),
    lambda: sorted([None, 1]),
    lambda: sorted([{}, {}]),
    lambda: sorted([1], key=5),
    lambda: sorted(5),
    lambda: sorted([1j, 2j]),
    lambda: sorted([1, 2], len),
    lambda: sorted([(1, {}), (1, {})]),
    lambda: sorted([2, 1], key=lambda x: 1 / 0),
    lambda: sorted([1], reverse="x"),
    lambda: sorted(),
    lambda: sorted([1], bad=1),
    lambda: sorted(["a", b"a"]),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


class K:
    n = 0

    def __init__(self, v):
        self.v = v

    def __lt__(self, o):
        K.n += 1
        return self.v < o.v


print([k.v for k in sorted(map(K, [5, 2, 8, 1]))], K.n > 0)
l = [3, 1, 2]


def meddle(x):
    l.append(x)
    return x


try:
    l.sort(key=meddle)
except ValueError as e:
    print(e, l)
big = [(i * 7919) % 1000 for i in range(1000)]
print(sorted(big) == list(range(1000)), sorted(big, key=lambda v: v % 10)[:12], sorted(big, reverse=True)[:3])
