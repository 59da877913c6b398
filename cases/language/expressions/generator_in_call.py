# A bare generator expression as sole argument, and what is evaluated when.
def src():
    print("outer evaluated")
    return [3, 1, 2]


g = (print("item", x) or x for x in src())
print("created")
print(sorted(g), sum(g))
print(max(x * x for x in range(4)), list(map(str, (c for c in "ab"))), dict((k, k) for k in "xy"))
print("".join(c for c in "hello" if c > "f"), any(x > 1 for x in (0, 1, 2)), set(x % 2 for x in range(9)))
try:
    ((1 / 0) for _ in [1])
    print("lazy")
    (x for x in 1 / 0)
except ZeroDivisionError as e:
    print("eager first iterable:", e)
try:
    (x for x in 5)
except TypeError as e:
    print(e)
n = 10
late = (n for _ in range(1))
n = 20
print(next(late), tuple(i for i in range(3) for _ in range(i)))
it = iter([1, 2, 3, 4])
print(list(zip(it, it)), list(y for x in [[1], [2, 3]] for y in x if y != 2))
