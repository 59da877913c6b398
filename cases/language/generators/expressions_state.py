# Sharing, nesting and unusual uses of generator expressions and yield expressions.
g = (x * x for x in range(5))
print(next(g), sum(g), sum(g), list(g))


def acc():
    total = 0
    while (x := (yield total)) is not None:
        total += x
    return total


a = acc()
next(a)
print([a.send(v) for v in (1, 2, 3)])
try:
    a.send(None)
except StopIteration as e:
    print(e.value)


def pair():
    x = [(yield 1), (yield 2)]
    d = {(yield "k"): (yield "v")}
    print(x, d, f"{(yield 'f')}")
    return (yield)


p = pair()
out, send = [], None
try:
    while True:
        out.append(p.send(send))
        send = len(out)
except StopIteration as e:
    print(out, e.value)


def args():
    print("args", (yield 1), (yield 2))


q = args()
next(q)
q.send("a")
try:
    q.send("b")
except StopIteration:
    pass
lam = lambda: (yield from range(2))
print(list(lam()))
print(list(zip(*[iter(range(6))] * 2)), [*(i for i in range(3)), *"ab"])


def fib():
    a, b = 0, 1
    while 1:
        yield a
        a, b = b, a + b


def take(n, it):
    return [x for _, x in zip(range(n), it)]


print(take(10, fib()), dict(zip("abc", fib())))


def primes():
    found = []
    n = 2
    while True:
        if all(n % p for p in found):
            found.append(n)
            yield n
        n += 1


print(take(12, primes()), max(take(5, primes()), key=lambda v: -v))


def perms(s):
    if len(s) <= 1:
        yield s
    else:
        for i, c in enumerate(s):
            for r in perms(s[:i] + s[i + 1 :]):
                yield c + r


print(list(perms("abc")))
