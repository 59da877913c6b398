# Tuples: count, index, slices, concatenation, comparison, hashing, immutability.
t = (1, 2, 3, 2)
print(
    t.count(2),
    t.index(2),
    t.index(2, 2),
    t[1:],
    t[::-1],
    t + (4,),
    t * 2,
    2 * (1,),
    () + (),
    t[:] is t,
    t < (1, 3),
    t == (1, 2, 3, 2.0),
    (1, 2) < (1, 2, 0),
    hash(t) == hash((1, 2, 3, 2)),
    {t: "v"}[1, 2, 3, 2],
    3 in t,
    len(t),
    max(t),
    sum(t),
    (1,),
    ((),),
    (1, (2, [3])),
    tuple(sorted(t, reverse=True)),
    t[-1],
    t[True],
    (t,)[0] is t,
    t.__getitem__(0),
    (1, "a") != (1, "b"),
    t.__add__((1,)),
    t.__contains__(9),
    t is tuple(t),
)
for s in (
    "t[0] = 1",
    "del t[0]",
    "t.append(1)",
    "t + [1]",
    "t[10]",
    "t.index(9)",
    "t.index(2, 4)",
    "t['a']",
    "t * 'a'",
    "t < [1]",
    "hash(([],))",
    "t.count()",
    "t.x = 1",
    "t[0] += 1",
    "tuple(1, 2)",
    "t - t",
    "(1, 'a') < (1, 2)",
    "t()",
    "t.sort()",
):
    try:
        exec(s)
    except Exception as e:
        print(s, "|", type(e).__name__, e)
u = v = (1, 2)
u += (3,)
print(u, v, u is not v)
a, b = b, a = (1, 2)[::-1]
print(a, b)
w = ([1], 2)
try:
    w[0].append(5)
    w[0] += [6]
except TypeError as e:
    print(e, w)
x = (1,)
y = 1
print(
    x,
    y,
    type(x),
    type(y),
    (),
    tuple(),
    (
        1,
        2,
    ),
    1 in (1,),
    ((1, 2), 3)[0][1],
    [(i, j) for i, j in zip((1, 2), (3, 4))],
    dict([(1, 2)]),
    "%s-%s" % (1, 2),
    (lambda *a: a)(*(1, 2)),
    *(1, 2),
)
