# Adding, removing, updating, popping and looping over sets.
s = {3, 1, 2}
for x in sorted(s):
    s.add(x * 10)
print(sorted(s), s.discard(99), s.remove(30), len(s), 30 in s)
t = s
t |= {100}
print(s is t, 100 in s)
t = t | {200}
print(s is t, 200 in s)
print(
    {x for x in s if x < 10} == {1, 2, 3},
    set(map(str, [1, 1])),
    set(),
    {*()},
    set([]) == set(()),
    len({None, 0, False, ""}),
    {1, 1.0, True},
    sorted(set("banana")),
    sorted({"b": 1, "a": 2}),
    min({3, 1}),
    sum({1, 2}),
    any({0}),
    list({7}),
    [*{5}],
    tuple({1}),
    sorted(set([1, 2]) ^ set([2, 3])),
    set("ab").isdisjoint("cd"),
)
drained = {1, 2, 3}
out = []
while drained:
    out.append(drained.pop())
print(sorted(out), drained)
try:
    for x in s:
        s.remove(x)
except RuntimeError as e:
    print(e)
u = {1, 2}
u.update([3], {4: "k"}, "5")
u.difference_update({1}, [2])
u.intersection_update([3, 4, "5", 9])
u.symmetric_difference_update([3, 7])
print(sorted(u, key=str))
v = u.copy()
v.clear()
print(len(u), v)
seen, dup = set(), set()
for x in [1, 2, 1, 3, 2, 1]:
    (dup if x in seen else seen).add(x)
print(
    seen,
    dup,
    list(dict.fromkeys([3, 1, 3, 2])),
    {(x, y) for x in range(2) for y in range(2)} == {(0, 0), (0, 1), (1, 0), (1, 1)},
)
