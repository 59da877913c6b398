# Shared references, default arguments, nested copies and loops that mutate.
a = b = [1, 2]
c = a[:]
d = list(a)
a.append(3)
print(b, c, d)
m = [[1], [2]]
shallow = m.copy()
m[0].append(9)
m.append([3])
print(shallow, m)


def add(x, acc=[]):
    acc.append(x)
    return acc


print(add(1), add(2), add(3, []), add(4))


def modify(l):
    l.append("in")
    l = ["rebound"]
    return l


q = []
print(modify(q), q)
t = (1, [2])
t[1].append(3)
print(t)
l = [1, 2, 3, 4, 5, 6]
for i, x in enumerate(l):
    if x % 2:
        del l[i]
print(l)
l = [1, 2, 3]
for x in l[:]:
    l.append(x * 10)
print(l, [x for x in l if x > 5])
l[:] = [x for x in l if x > 5]
print(l)
matrix = [[1, 2, 3], [4, 5, 6]]
print(
    [list(r) for r in zip(*matrix)],
    [r[::-1] for r in matrix],
    sum(matrix, []),
    max(matrix),
    [sum(r) for r in matrix],
    [c[0] for c in matrix],
)
x = [1]
x.append(x)
y = [1]
y.append(y)
print(x, x == x)
try:
    print(x == y)
except RecursionError as e:
    print(e)
f = lambda *a: a
args = [1, 2]
got = f(*args)
args.append(3)
print(got, args)
i = 0
arr = [0, 0, 0]
i, arr[i] = 2, 7
print(i, arr)
arr[i], i = 8, 0
print(i, arr)
swap = [1, 2, 3]
swap[0], swap[2] = swap[2], swap[0]
print(swap)
