# Three ways to list primes agree.
def trial(n):
    return [x for x in range(2, n + 1) if all(x % d for d in range(2, int(x**0.5) + 1))]


def sieve(n):
    flags = [True] * (n + 1)
    flags[0:2] = [False, False]
    for i in range(2, int(n**0.5) + 1):
        if flags[i]:
            flags[i * i :: i] = [False] * len(flags[i * i :: i])
    return [i for i, f in enumerate(flags) if f]


def lazy():
    found = {}
    q = 2
    while True:
        p = found.pop(q, None)
        if p is None:
            yield q
            found[q * q] = q
        else:
            x = p + q
            while x in found:
                x += p
            found[x] = p
        q += 1


def factor(n):
    out, d = {}, 2
    while d * d <= n:
        while n % d == 0:
            out[d] = out.get(d, 0) + 1
            n //= d
        d += 1
    if n > 1:
        out[n] = out.get(n, 0) + 1
    return out


a, b = trial(100), sieve(100)
c = [p for p, _ in zip(lazy(), range(len(a)))]
print(a == b == c, a)
print(" * ".join(f"{p}^{k}" if k > 1 else str(p) for p, k in factor(13860).items()), factor(97), factor(1))
print(len(sieve(10000)), sum(sieve(10000)), [(p, q) for p, q in zip(a, a[1:]) if q - p == 2])
