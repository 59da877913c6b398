# Heaps, sorted lists, iterators, counters and deques against what they are defined to do.
import bisect
import collections
import functools
import heapq
import itertools
import operator


def items(low=0, high=8):
    kind = source.below(4)
    if kind == 0:
        return [source.between(-5, 5) for _ in range(source.between(low, high))]
    if kind == 1:
        return [source.between(-50, 50) / 4 for _ in range(source.between(low, high))]
    if kind == 2:
        return list(source.text("abcde", low, high))
    return [(source.below(3), source.below(3)) for _ in range(source.between(low, high))]


def number():
    return source.pick([None, 0, 1, 2, 3, 5, -1, source.between(-9, 12)])


def heaped(values):
    heapq.heapify(values)
    first = list(values)
    heapq.heappush(values, values[0])
    return first, heapq.heappushpop(values, values[-1]), heapq.heapreplace(values, values[-1]), heapq.heappop(values), values


def key(value):
    return str(value)[-1]


def inserted(values, value):
    bisect.insort_left(values, value)
    bisect.insort_right(values, value)
    return values


def turned(values):
    made = collections.deque(values, number())
    made.rotate(source.between(-9, 9))
    made.appendleft(1)
    made.extend(values[:2])
    return made, made.count(1), made.index(values[0], 0) if values else None, made.copy() == made, made * 2


def counters(left, right):
    a, b = collections.Counter(left), collections.Counter(right)
    return a + b, a - b, a & b, a | b, +a, -b, a.most_common(2), a.total(), a <= b, a == b, sorted(map(repr, a.elements()))


ONE = {
    "pairwise": itertools.pairwise, "permutations": lambda v: itertools.permutations(v[:5], number()), "combinations": lambda v: itertools.combinations(v, number() or 0),
    "combinations_with_replacement": lambda v: itertools.combinations_with_replacement(v[:5], number() or 2), "batched": lambda v: itertools.batched(v, number() or 3, strict=source.chance(20)),
    "islice": lambda v: itertools.islice(v, number(), number(), number()), "islice of one": lambda v: itertools.islice(v, number()), "accumulate": lambda v: itertools.accumulate(v, initial=number()),
    "accumulate with max": lambda v: itertools.accumulate(v, max), "groupby": lambda v: [(k, list(g)) for k, g in itertools.groupby(v)], "groupby key": lambda v: [(k, list(g)) for k, g in itertools.groupby(v, key)],
    "zip_longest": lambda v: itertools.zip_longest(v, v[1:], "xy", fillvalue=number()), "product": lambda v: itertools.product(v[:3], "ab", repeat=source.below(3)), "cycle": lambda v: itertools.islice(itertools.cycle(v), 11),
    "compress": lambda v: itertools.compress(v, [number() for _ in range(6)]), "chain": lambda v: itertools.chain.from_iterable([v, "ab", v[:1]]), "repeat": lambda v: itertools.repeat(v, source.between(-2, 3)),
    "count": lambda v: itertools.islice(itertools.count(source.whole(), source.pick([1, 0, -2, 0.5, source.whole()])), 5), "takewhile": lambda v: itertools.takewhile(bool, v), "dropwhile": lambda v: itertools.dropwhile(bool, v),
    "filterfalse": lambda v: itertools.filterfalse(source.pick([None, bool]), v), "starmap": lambda v: itertools.starmap(operator.add, zip(v, v)), "tee": lambda v: [list(t) for t in itertools.tee(v, source.below(3))],
    "reduce": lambda v: [functools.reduce(lambda a, b: (a, b), v)], "reduce from": lambda v: [functools.reduce(operator.add, v, number())], "nlargest": lambda v: heapq.nlargest(number(), v), "nsmallest": lambda v: heapq.nsmallest(number(), v, key=key),
    "merge": lambda v: heapq.merge(sorted(v), sorted(v[::2]), [v[0]] if v else [], reverse=source.chance(10)), "heap": lambda v: [heaped(v)], "deque": lambda v: [turned(v)], "cmp_to_key": lambda v: sorted(v, key=functools.cmp_to_key(lambda a, b: (a < b) - (a > b))),
    "sorted": lambda v: sorted(v, key=key, reverse=source.chance(50)), "itemgetter": lambda v: [operator.itemgetter(source.between(-4, 4), slice(number(), number()))(v)], "bisect": lambda v: [bisect.bisect_left(sorted(v), v[0]), bisect.bisect(sorted(v), v[-1], number() or 0, number()), bisect.bisect(sorted(v, key=key), key(v[0]), key=key)],
    "insort": lambda v: inserted(sorted(v), v[0]), "OrderedDict": lambda v: [moved(v)],
}


def moved(values):
    made = collections.OrderedDict.fromkeys(values)
    made.move_to_end(values[0], last=source.chance(50))
    return made, made.popitem(source.chance(50)), list(reversed(made)), collections.ChainMap(dict(made), {1: 2}, {"a": 3})


for _ in range(4000):
    name, values = source.pick(list(ONE)), items()
    check(name, values, lambda: list(ONE[name](list(values))))
    if source.chance(10):
        left, right = items(), items()
        check("Counter", f"{left} {right}", counters, left, right)
