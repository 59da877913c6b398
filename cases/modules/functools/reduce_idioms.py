# reduce for flattening, composition, grouping, gcd and running state.
from functools import reduce, partial, lru_cache
from math import gcd
import operator

print(
    reduce(operator.mul, range(1, 11)),
    reduce(gcd, [84, 36, 120]),
    reduce(lambda a, b: a + b, [[1], [2], [3]]),
    reduce(lambda f, g: lambda x: g(f(x)), [abs, str, len])(-1234),
    reduce(lambda d, w: {**d, w: d.get(w, 0) + 1}, "a b a".split(), {}),
    reduce(lambda a, d: a * 2 + d, [1, 0, 1, 1]),
    reduce(max, [3, 9, 2]),
    reduce(lambda a, b: b + a, "hello"),
    reduce(lambda acc, x: acc + [acc[-1] + x], [1, 2, 3], [0]),
    reduce(operator.getitem, ["a", 0, "b"], {"a": [{"b": 42}]}),
    reduce(operator.or_, [{1}, {2}], set()),
    reduce(operator.xor, [5, 3, 5]),
    reduce(lambda a, b: a and b, [True, 1, "x"]),
)
add = lambda a, b, c=0: a + b + c
print(
    partial(add, 1)(2),
    partial(add, c=10)(1, 2),
    partial(partial(add, 1), 2, c=3)(),
    list(map(partial(round, ndigits=1), [1.25, 2.35])),
    sorted("bA", key=partial(str.upper)),
    partial(print, end="!\n")("hi"),
)
for f in (
    lambda: reduce(lambda a: a, [1, 2]),
    lambda: reduce(add, [1]),
    lambda: reduce(operator.getitem, ["z"], {}),
    lambda: reduce(operator.add, [1, "x"]),
    lambda: reduce(operator.add, []),
    lambda: reduce(operator.add, [], None),
    lambda: partial(add)(1),
    lambda: partial(add, 1, 2, 3, 4)(),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
