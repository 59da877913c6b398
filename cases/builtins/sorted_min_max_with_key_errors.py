# Keys called once per element and in order, None keys, key errors, ties and laziness.
log = []


def k(x):
    log.append(x)
    return -x


print(sorted([3, 1, 2], key=k), log, max([3, 1, 2], key=k), log[3:], min(iter([3, 1, 2]), key=k), len(log))
people = [{"n": "bo", "a": 3}, {"n": "al", "a": 3}, {"n": "cy"}]
for f in (
    lambda: sorted(people, key=lambda p: p["a"]),
    lambda: sorted(people),
    lambda: max(people, key=lambda p: p.get("a")),
    lambda: sorted(people, key="n"),
    lambda: min([], key=k),
    lambda: sorted([3, None, 1], key=lambda x: x or 0),
    lambda: sorted([1, 2], key=lambda: 1),
    lambda: max([1], [2], key=len),
    lambda: max(["a", "bb"], key=len, default="x"),
    lambda: min(key=len),
    lambda: sorted({"b": 1, "a": 2}, key={"b": 1, "a": 2}.get),
    lambda: max("a", default=1),
    lambda: sorted(people, key=lambda p: (p.get("a", 0), p["n"]))[0]["n"],
    lambda: sorted(["B", "a", "C"], key=str.casefold),
    lambda: sorted([("a", 2), ("b", 1)], key=lambda kv: kv[1])[0],
    lambda: sorted([0.5, "a"], key=str),
    lambda: [x for _, x in sorted(zip([2, 1, 2], "bca"))],
    lambda: sorted(range(5), key=lambda x: x % 2, reverse=True),
    lambda: max(enumerate([5, 9, 9]), key=lambda p: p[1]),
    lambda: min((len(w), w) for w in ("bb", "a", "c")),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
