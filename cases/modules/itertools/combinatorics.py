# product, permutations, combinations with all odd sizes; groupby and tee.
from itertools import *

print(
    list(product("ab", [1, 2])),
    list(product("ab", repeat=2)),
    list(product()),
    list(product([])),
    list(product("ab", repeat=0)),
    list(permutations("abc")),
    list(permutations("abc", 2)),
    list(permutations([1, 2], 3)),
    list(permutations([])),
    list(combinations("abcd", 2)),
    list(combinations("ab", 0)),
    list(combinations("ab", 3)),
    list(combinations_with_replacement("ab", 3)),
    len(list(permutations(range(6)))),
    sum(1 for _ in combinations(range(10), 5)),
    list(combinations_with_replacement([], 2)),
    next(product(range(3), repeat=3)),
    list(permutations("aab", 2)),
)
for k, g in groupby("aaabbca"):
    print(k, list(g), end="; ")
print(
    [(k, [x for x in g]) for k, g in groupby([1, 3, 2, 4, 5], key=lambda x: x % 2)],
    [(k, len(list(g))) for k, g in groupby(sorted("mississippi"))],
    list(groupby([])),
    [k for k, _ in groupby("aabb")],
)
gs = list(groupby("aab"))
print([list(g) for _, g in gs])
a, b = tee([1, 2, 3])
print(next(a), list(b), list(a), list(map(list, tee("ab", 3))), tee([1], 0))
for f in (
    lambda: permutations("ab", -1),
    lambda: combinations("ab"),
    lambda: combinations("ab", -1),
    lambda: product(5),
    lambda: product("a", repeat=-1),
    lambda: groupby(5),
    lambda: tee([1], -1),
    lambda: tee(5),
    lambda: permutations(5),
    lambda: list(groupby([1], key=5)),
    lambda: combinations("ab", "c"),
    lambda: permutations("ab", 1.5),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
print(
    [c for n in range(4) for c in combinations("xyz", n)],
    max(permutations([1, 3, 2]), key=lambda p: int("".join(map(str, p)))),
    ["".join(p) for p in product("01", repeat=3)],
    [list(x) for x in zip(*[iter("abcdef")] * 2)],
)
