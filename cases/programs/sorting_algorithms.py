# Bubble, insertion, merge, quick, heap and counting sort agree with sorted.
def bubble(a):
    a = a[:]
    for i in range(len(a)):
        done = True
        for j in range(len(a) - 1 - i):
            if a[j] > a[j + 1]:
                a[j], a[j + 1], done = a[j + 1], a[j], False
        if done:
            break
    return a


def insertion(a):
    out = []
    for x in a:
        i = len(out)
        while i and out[i - 1] > x:
            i -= 1
        out.insert(i, x)
    return out


def merge(a):
    if len(a) < 2:
        return a[:]
    l, r = merge(a[: len(a) // 2]), merge(a[len(a) // 2 :])
    out, i, j = [], 0, 0
    while i < len(l) and j < len(r):
        if l[i] <= r[j]:
            out.append(l[i])
            i += 1
        else:
            out.append(r[j])
            j += 1
    return out + l[i:] + r[j:]


def quick(a):
    return (
        a
        if len(a) < 2
        else quick([x for x in a[1:] if x < a[0]]) + [a[0]] + quick([x for x in a[1:] if x >= a[0]])
    )


def heap(a):
    a = a[:]

    def sift(i, n):
        while (c := 2 * i + 1) < n:
            c += c + 1 < n and a[c] < a[c + 1]
            if a[i] >= a[c]:
                return
            a[i], a[c] = a[c], a[i]
            i = c

    for i in reversed(range(len(a) // 2)):
        sift(i, len(a))
    for n in range(len(a) - 1, 0, -1):
        a[0], a[n] = a[n], a[0]
        sift(0, n)
    return a


def counting(a):
    if not a:
        return []
    lo, counts = min(a), [0] * (max(a) - min(a) + 1)
    for x in a:
        counts[x - lo] += 1
    return [i + lo for i, c in enumerate(counts) for _ in range(c)]


data = [
    [],
    [1],
    [3, 1, 2],
    [5, -1, 5, 0, -7, 3, 3],
    list(range(20, 0, -1)),
    [i * 37 % 23 - 11 for i in range(40)],
]
for f in (bubble, insertion, merge, quick, heap, counting):
    print(f"{f.__name__:>10}", [f(d) == sorted(d) for d in data], f(data[3]))


def search(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo if lo < len(a) and a[lo] == x else -1


print([search([1, 3, 5, 7], x) for x in range(9)], merge(["b", "a", "C"]))
try:
    bubble([1, "a"])
except TypeError as e:
    print(e)
