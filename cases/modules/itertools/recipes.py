# Recipes as models write them, on top of itertools.
from itertools import (
    chain,
    combinations,
    islice,
    tee,
    zip_longest,
    groupby,
    count,
    cycle,
    accumulate,
    product,
    repeat,
    takewhile,
    starmap,
)


def take(n, it):
    return list(islice(it, n))


def powerset(s):
    return list(chain.from_iterable(combinations(s, r) for r in range(len(s) + 1)))


def grouper(it, n, fill=None):
    return list(zip_longest(*[iter(it)] * n, fillvalue=fill))


def roundrobin(*its):
    alive = cycle([iter(i).__next__ for i in its])
    n = len(its)
    while n:
        try:
            for nxt in alive:
                yield nxt()
        except StopIteration:
            n -= 1
            alive = cycle(islice(alive, n))


def unique(it, key=lambda x: x):
    seen = set()
    for x in it:
        if (k := key(x)) not in seen:
            seen.add(k)
            yield x


def partition(pred, it):
    a, b = tee(it)
    return [x for x in a if not pred(x)], [x for x in b if pred(x)]


def runs(s):
    return [(k, sum(1 for _ in g)) for k, g in groupby(s)]


def sieve():
    c = count(2)
    while True:
        p = next(c)
        yield p
        c = filter(lambda n, p=p: n % p, c)


print(
    take(5, count(10, 5)),
    powerset("abc"),
    grouper("abcdefg", 3, "-"),
    "".join(roundrobin("ABC", "D", "EF")),
    list(unique("aAbB", str.lower)),
    partition(lambda x: x > 2, [1, 5, 2, 3]),
    runs("aaabbc"),
    take(10, sieve()),
)
print(
    list(accumulate([5, -2, 7], lambda a, b: max(a + b, b))),
    list(starmap(lambda a, b: a * b, zip(count(1), [10, 20]))),
    list(takewhile(str.isdigit, "12a3")),
    [*product([0, 1], repeat=2)],
    sum(starmap(pow, [(2, 3)])),
    list(zip(cycle("ab"), range(3))),
    list(islice(repeat("r"), 2)),
    max(accumulate([1, -5, 3])),
    ["".join(g) for _, g in groupby("AAbbC", str.isupper)],
    dict(zip(*tee("ab"))),
    list(chain.from_iterable(map(reversed, ["ab", "cd"]))),
    next(islice(count(), 7, None)),
)
