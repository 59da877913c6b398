# Comprehension variables do not leak, walrus targets do, and the first iterable is outer.
i = "outer"
print([i for i in range(3)], i)
print({i: j for i in "ab" for j in "xy"}, i)
print([[i for i in range(j)] for j in range(3)], i)
print([last := n for n in range(4)], last)


def f():
    total = 0
    values = [total := total + v for v in range(5)]
    return total, values


print(f())
data = [1, 2, 3]
print([data for data in data], [x for x in [x for x in [7]]])
fs = [lambda: k for k in range(3)]
print([g() for g in fs])


def outer():
    n = 5
    return [n + m for m in range(2)], (lambda: [n for _ in range(2)])()


print(outer())
try:
    [zz for q in range(2)]
except NameError as e:
    print(e)
try:
    q
except NameError as e:
    print(e)
print([y for x in range(3) if x for y in range(x) if y != 5], any((hit := w) > 1 for w in [0, 2, 9]), hit)
gen = (i for i in [1])
print(list(gen), [(a, b) for a, *b in ["xyz", (1,)]])
print([x for x in range(10) if x % 2 if x > 3], [locals().get("x") for x in range(2)])
