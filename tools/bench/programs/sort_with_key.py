# Sorting records by key functions, tuples and in reverse.
def run(n):
    records = [(i * 7919 % 10007, f"name{i * 31 % 997}", i * 0.37 % 11) for i in range(n)]
    a = sorted(records, key=lambda r: r[1])
    b = sorted(records, key=lambda r: (r[2], -r[0]))
    c = sorted(records, reverse=True)
    d = sorted([r[0] for r in records])
    e = sorted([r[1] for r in records])
    return a[n // 3], b[n // 2][:2], c[5][0], d[n // 4], e[7], max(records, key=lambda r: r[0] ^ 5)[0]


print(run(220_000))
