# Integers of hundreds to thousands of digits: product, quotient, power, text.
def fibonacci(n):
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a


def digits_of_pi(n):
    q, r, t, k, m, x = 1, 0, 1, 1, 3, 3
    out = []
    while len(out) < n:
        if 4 * q + r - t < m * t:
            out.append(m)
            q, r, m = 10 * q, 10 * (r - m * t), (10 * (3 * q + r)) // t - 10 * m
        else:
            q, r, t, k, m, x = q * k, (2 * q + r) * x, t * x, k + 1, (q * (7 * k + 2) + r * x) // (t * x), x + 2
    return "".join(map(str, out))


f = fibonacci(24_000)
p = 1
for i in range(1, 1_300):
    p *= i
acc = 0
for k in range(100):
    acc += pow(3 + k, f, (1 << 127) - 1)
print(str(f >> 8000)[:20], p % 1_000_003_999, acc, digits_of_pi(2200)[-10:], len(str(p)))
