# Dicts with integer keys in rising, strided and scattered order.
def run(n):
    d = {}
    for i in range(n):
        d[i * 64] = i
    for i in range(n):
        d[i * 7919 % 1_000_003] = d.get(i * 64, 0) + 1
    total = 0
    for k in range(0, 64 * n, 64):
        total += d[k]
    for k in list(d)[::3]:
        del d[k]
    return total, len(d), sum(d.values()) % 1_000_003


print(run(900_000))
