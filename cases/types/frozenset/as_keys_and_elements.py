# Frozensets in sets and dicts, equality with sets and graph idioms.
edges = {frozenset(p) for p in [("a", "b"), ("b", "a"), ("b", "c")]}
print(
    len(edges),
    frozenset("ab") in edges,
    {"a", "b"} in edges,
    sorted(map(sorted, edges)),
    {frozenset("ab"): 1}[frozenset("ba")],
    frozenset([1, 2]) == {2, 1},
    hash(frozenset([1])) == hash(frozenset({1.0})),
    frozenset() == set(),
    frozenset([1]) < {1, 2},
    {1} | frozenset([2]),
    frozenset([1]) | {2},
    isinstance(frozenset(), set),
    sorted(frozenset("hello")),
    len(frozenset([frozenset(), frozenset()])),
)
anagrams = {}
for w in "listen silent enlist google elgoog".split():
    anagrams.setdefault(frozenset(w), []).append(w)
print(sorted(anagrams.values()), sum(len(s) for s in anagrams))
f = frozenset([1, 2])
g = f
f |= {3}
print(
    sorted(f), sorted(g), f is g, f - {1} == {2, 3}, f & g == g, f > g, f.difference([3]) == g, f.copy() is f
)
for b in (
    lambda: f.add(1),
    lambda: f.pop(),
    lambda: frozenset([[]]),
    lambda: f[0],
    lambda: f.discard(1),
    lambda: f + f,
    lambda: f.update([1]),
):
    try:
        b()
    except Exception as e:
        print(type(e).__name__, e)
