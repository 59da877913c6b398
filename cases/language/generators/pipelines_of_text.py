# Text processing with generators, as in log analysis.
LOG = "INFO start\nWARN disk 91%\nERROR db: timeout\nINFO ok\nERROR net: down\n"


def lines(t):
    for n, l in enumerate(t.splitlines(), 1):
        yield n, l


def level(src, *want):
    for n, l in src:
        lv, _, rest = l.partition(" ")
        if lv in want:
            yield n, lv, rest


def batch(src, k):
    group = []
    for x in src:
        group.append(x)
        if len(group) == k:
            yield group
            group = []
    if group:
        yield group


print(
    list(level(lines(LOG), "ERROR")),
    list(batch(level(lines(LOG), "ERROR", "WARN"), 2)),
    list(batch([], 2)),
    next(level(lines(LOG), "DEBUG"), "none"),
)


def running():
    n = total = 0
    while (x := (yield total / n if n else None)) is not None:
        n += 1
        total += x
    return n, total


r = running()
next(r)
print([r.send(x) for x in (10, 20, 60)])
try:
    r.send(None)
except StopIteration as e:
    print(e.value)


def window(it, n):
    w = []
    for x in it:
        w = (w + [x])[-n:]
        if len(w) == n:
            yield tuple(w)


print(
    list(window("abcde", 3)),
    [*window([1], 2)],
    {k: sum(1 for _ in level(lines(LOG), k)) for k in ("INFO", "WARN", "ERROR")},
    max(lines(LOG), key=lambda p: len(p[1])),
    sorted({l.split()[0] for _, l in lines(LOG)}),
    "".join(c for _, l in lines(LOG) for c in l if c.isdigit()),
)
