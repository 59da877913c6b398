# Product of matrices as nested lists of floats.
def product(a, b):
    n, m, p = len(a), len(b), len(b[0])
    out = [[0.0] * p for _ in range(n)]
    for i in range(n):
        row, target = a[i], out[i]
        for j in range(p):
            total = 0.0
            for k in range(m):
                total += row[k] * b[k][j]
            target[j] = total
    return out


N = 270
left = [[(i * j % 7) / 3 for j in range(N)] for i in range(N)]
right = [[(i + j) % 5 - 2.5 for j in range(N)] for i in range(N)]
c = product(left, right)
print(f"{sum(map(sum, c)):.6f} {c[17][101]:.6f}")
