# Each comprehension next to the loop it stands for.
def loop_pairs(n):
    out = []
    for x in range(n):
        if x % 2:
            for y in range(x):
                if y != 1:
                    out.append((x, y))
    return out


print(loop_pairs(6) == [(x, y) for x in range(6) if x % 2 for y in range(x) if y != 1], loop_pairs(4))
words = "the Quick brown the fox".split()
print(
    {w.lower(): len(w) for w in words},
    {len(w) for w in words},
    [w[::-1] for w in words if w.islower()],
    [(i, w) for i, w in enumerate(words) if i],
    {w: [i for i, v in enumerate(words) if v == w] for w in dict.fromkeys(words)},
    [[c.upper() for c in w if c not in "aeiou"] for w in words[:2]],
)
print(
    [x for xs in [[1], [], [2, 3]] for x in xs],
    [x if x > 1 else -x for x in range(4)],
    [a * b for a, b in zip([1, 2], [3, 4])],
    {y: x for x, y in {"k": 1}.items()},
    {**{c: 0 for c in "ab"}, "a": 1},
    sum(x * x for x in range(5)),
    [f"{i:02}" for i in (3, 12)],
    [None for _ in range(2)],
    [n for n in range(30) if all(n % d for d in range(2, n))][2:],
    [*map(lambda p: p[0] + p[1], [(1, 2)])],
    [lambda: 1][0](),
    [y := 1, y + 1],
    list(x for x in "ab"),
    not [x for x in [] if 1 / 0],
)
x = "kept"
[x for x in range(3)]
{x for x in "a"}
{x: x for x in "b"}
list(x for x in "c")
print(x)
