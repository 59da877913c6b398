# Tuples in assignments, loops, returns and comparisons.
a, b, c = 1, 2, 3
a, b, c = c, a, b
print(a, b, c)
(x, y), z = (1, 2), 3
x, (y, z) = y, (z, x)
print(x, y, z)


def minmax(xs):
    return min(xs), max(xs)


lo, hi = minmax([3, 1, 2])
print(lo, hi, minmax("hello"), minmax([5])[1])
for i, (k, v) in enumerate({"a": 1, "b": 2}.items()):
    print(i, k, v, end="; ")
for (p, q), *r in [((1, 2), 3, 4), ("ab", 5)]:
    print(p, q, r, end="; ")
head, *tail = "hello"
*init, last = [1, 2, 3]
first, *_, end = range(10)
print(head, tail, init, last, first, end, *[(1, 2)], *(3, 4))
fib = (0, 1)
for _ in range(10):
    fib = fib[1], sum(fib)
print(
    fib,
    sorted([(2, "b"), (1, "z"), (2, "a")]),
    max((1, 2), (1, 3)),
    (1, 2, 3) > (1, 2),
    () < (0,),
    (1, [2]) == (1, [2]),
    dict([("k", "v")]),
    [*zip((1, 2), (3, 4))],
    sum((1, 2), 3),
    tuple(x * 2 for x in (1, 2)),
    (1,) + (2,) * 2,
    (lambda *t: t)(*(1, 2)),
    "%s/%s" % (1, 2),
    len(((),)),
    ((1, 2), 3)[0][1],
)
for bad in (
    "a, b = 1",
    "a, b = (1,)",
    "a, b = 1, 2, 3",
    "(a, b), c = 1, 2",
    "a, *b, *c = 1, 2",
    "*a = 1",
    "for i, j in [1]: pass",
    "for i, j in ['abc']: pass",
    "a, b = {1}",
    "a, b = None",
    "x, y = 5, ",
):
    try:
        exec(bad)
    except Exception as e:
        print(bad, "|", type(e).__name__, e if not isinstance(e, SyntaxError) else e.msg)
