# Sets of small ints iterate in hash-table order, which programs print.
print(
    {3, 1, 2},
    {10, 5, 0},
    set(range(10, 0, -1)),
    {8, 16, 0, 24},
    {100, 1, 50},
    set([5, 3, 9, 1, 7]),
    {-1, -2, 0, 1},
    {1000, 2000, 3000},
    set(range(20)) - {3, 4},
    {True, 2, 0},
    {1.5, 2, 0.5},
    {9, 1} | {5},
    {2**40, 1, 2**61},
)
s = {7, 3}
s.add(1)
s.discard(7)
s.add(7)
print(s, list(s), sorted(s), s.pop(), s)
t = set()
for x in (33, 1, 65, 97, 2):
    t.add(x)
print(t, list(t), [x for x in t])
t.remove(1)
t.add(129)
print(
    t,
    t | {0},
    t & {2, 33},
    t - {65},
    t ^ {2, 4},
    {x * x for x in range(10)},
    {x % 7 for x in range(50)},
    frozenset([30, 20, 10]),
    set(range(0, 1000, 100)),
    {n for n in range(100) if n % 17 == 0},
    {(1, 2), (0, 1)},
    {None},
    set([i * 8 for i in range(6)]),
    set([0, 32, 64, 1, 33]),
)
