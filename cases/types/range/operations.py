# Ranges as sequences, arithmetic on huge ranges, and iteration corner cases.
r = range(0, 20, 5)
print(
    [*r],
    r[-1],
    r[1:3],
    r[::-2],
    15 in r,
    14 in r,
    r.index(10),
    r.count(5),
    len(r),
    r == range(0, 16, 5),
    min(r),
    max(r),
    sum(r),
    list(reversed(r)),
    tuple(r),
    set(r) == {0, 5, 10, 15},
    dict(zip(r, "abcd")),
    r.start,
    r.stop,
    r.step,
    bool(range(3, 3)),
    range(3)[1:1],
    range(10, 0, -3)[::-1],
    list(range(10, 0, -3)),
    [i for i in range(-3, 4, 2)],
    range(5)[-3:],
    sorted(range(3), reverse=True),
    list(map(str, range(3))),
    "".join(map(chr, range(97, 101))),
    r.__contains__(5),
    5.0 in r,
    5.5 in r,
    "5" in r,
    None in r,
    [5] in r,
)
big = range(10**20, 10**20 + 10**19, 10**18)
print(
    len(big),
    big[3],
    big[-1],
    10**20 + 5 * 10**18 in big,
    big.index(10**20 + 10**18),
    big[2:4],
    list(big)[:1],
    sum(range(10**6)),
    range(2**63 - 2, 2**63 + 2),
    [x - 2**63 for x in range(2**63 - 2, 2**63 + 2)],
    range(-(10**30), 10**30)[10**30],
)
it = iter(range(3))
next(it)
print(list(it), list(it), next(it, "end"), type(it), it.__length_hint__())
for i in range(3):
    for i in range(i):
        pass
    print(i, end=" ")
for i in range(5, 5):
    print("never")
print(
    i,
    hash(range(3)) == hash(range(0, 3)),
    {range(3): "k"}[range(0, 3, 1)],
    repr(range(1, 2)),
    str(range(0, 10, 2)),
    range(0) == range(1, 1),
    isinstance(r, range),
    all(a in r for a in r),
    next(x for x in range(10**9) if x * x > 10**6),
    any(x == 7 for x in range(10**12)),
)
