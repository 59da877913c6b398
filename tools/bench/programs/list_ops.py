# Appending, indexing, swapping, slicing and popping of lists.
def run(n):
    xs = []
    for i in range(n):
        xs.append(i * 7 % n)
    total = 0
    for i in range(1, n):
        if xs[i - 1] > xs[i]:
            xs[i - 1], xs[i] = xs[i], xs[i - 1]
        total += xs[i] - xs[-i]
    for k in range(0, n, 1000):
        total += sum(xs[k:k + 500])
    while len(xs) > 10:
        total ^= xs.pop()
    return total, xs


print(run(1_700_000))
