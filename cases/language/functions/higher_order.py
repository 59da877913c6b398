# Functions passed, returned, partially applied and composed.
def curry(f, n, *got):
    return f(*got) if len(got) >= n else lambda *more: curry(f, n, *got, *more)


add3 = curry(lambda a, b, c: a * 100 + b * 10 + c, 3)
print(add3(1)(2)(3), add3(1, 2)(3), add3(1)(2, 3))


def pipeline(*steps):
    def run(x):
        for s in steps:
            x = s(x)
        return x

    return run


clean = pipeline(str.strip, str.title, lambda s: s.replace(" ", "-"))
print(clean("  hello big world "), list(map(clean, [" a b", "c d "])))


def memo(f):
    cache = {}

    def wrapper(*a):
        if a not in cache:
            cache[a] = f(*a)
        return cache[a]

    wrapper.cache = cache
    return wrapper


@memo
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


print(fib(80), len(fib.cache))
ops = {"+": int.__add__, "-": lambda a, b: a - b, "max": max, "**": pow}
print({k: v(7, 3) for k, v in ops.items()})
print(list(map(lambda f: f([3, 1, 2]), [sorted, max, min, sum, len, tuple])))
print(sorted(["bb", "a", "ccc"], key=len, reverse=True), list(filter(str.isalpha, ["a1", "b", ""])))
print((lambda f: f(f))(lambda f: "self" if f else "no"))
Y = lambda f: (lambda x: x(x))(lambda x: f(lambda *a: x(x)(*a)))
print(Y(lambda self: lambda n: 1 if n == 0 else n * self(n - 1))(6))
