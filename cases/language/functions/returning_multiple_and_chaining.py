# Fluent interfaces, tuples as results, chained calls, attributes and subscripts after calls.
class Q:
    def __init__(self, items):
        self.items = list(items)

    def where(self, f):
        return Q(x for x in self.items if f(x))

    def select(self, f):
        return Q(map(f, self.items))

    def order(self, key=None, desc=False):
        return Q(sorted(self.items, key=key, reverse=desc))

    def group(self, key):
        out = {}
        for x in self.items:
            out.setdefault(key(x), []).append(x)
        return out

    def __iter__(self):
        return iter(self.items)

    def first(self, default=None):
        return next(iter(self.items), default)

    def __call__(self, n):
        return self.items[:n]

    def __getattr__(self, n):
        return lambda *a: f"{n}{a}"


print(
    list(Q(range(10)).where(lambda x: x % 2).select(lambda x: x * x).order(desc=True)),
    Q("banana").group(str.upper),
    Q([]).first("none"),
    Q([3, 1])(1)[0],
    Q([1]).anything(1, 2),
    Q("ab").select(ord).first() + 1,
    Q([1, 2]).items[-1],
    [*Q("xy")][::-1],
    (lambda: (lambda: [lambda: "deep"])())()[0](),
)


def stats(*xs):
    return min(xs), max(xs), sum(xs) / len(xs)


lo, hi, avg = stats(1, 2, 6)
print(lo, hi, avg, stats(5)[2], "{0} {2}".format(*stats(1, 3)), dict(zip(("lo", "hi", "avg"), stats(2, 4))))
print(
    "a-b".upper().replace("-", "+").split("+")[1].center(5, "*").strip("*").lower() * 2,
    [1, 2, 3].copy().pop().__add__(1).bit_length(),
    str(12)[::-1].zfill(4)[1:].isdigit(),
)
try:
    stats()
except ValueError as e:
    print(e)
try:
    [3, 1].sort().append(2)
except AttributeError as e:
    print(e)
try:
    "x".split(",")[1].upper()
except IndexError as e:
    print(e)
