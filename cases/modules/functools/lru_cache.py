# cache and lru_cache: statistics, eviction, typed keys, kwargs, errors not cached, clearing.
from functools import lru_cache, cache

calls = []


@lru_cache(maxsize=2)
def f(x, y=0):
    calls.append((x, y))
    if x == "bad":
        raise ValueError("not cached")
    return x, y


print(f(1), f(1), f(1, 0), f(1, y=0), f(x=1), f.cache_info(), calls)
f.cache_clear()
calls.clear()
print(f.cache_info())
for x in (1, 2, 1, 3, 1, 2):
    f(x)
print(calls, f.cache_info(), f.cache_parameters(), f.__name__, f.__wrapped__("w"))
for _ in range(2):
    try:
        f("bad")
    except ValueError:
        pass
print(calls.count(("bad", 0)), f.cache_info())


@lru_cache(typed=True)
def g(x):
    return type(x).__name__


print(g(1), g(1.0), g(True), g.cache_info())


@cache
def h(*a, **k):
    return len(a), sorted(k)


print(h(1, 2), h(1, 2, z=1, a=2), h(1, 2, a=2, z=1), h.cache_info())


@lru_cache
def bare(n):
    return n if n < 2 else bare(n - 1) + bare(n - 2)


print(bare(90), bare.cache_info(), bare.cache_parameters()["maxsize"])


@lru_cache(maxsize=0)
def none(x):
    return x


print(none(1), none(1), none.cache_info())
for bad in (
    lambda: f([1]),
    lambda: f(),
    lambda: lru_cache(maxsize="a")(len),
    lambda: h({}),
    lambda: lru_cache("x"),
):
    try:
        print(bad())
    except TypeError as e:
        print(e)


class C:
    def __init__(self, n):
        self.n = n

    @lru_cache(maxsize=None)
    def m(self, x):
        print("computing", end=" ")
        return self.n * x


a, b = C(2), C(3)
print(a.m(5), a.m(5), b.m(5), C.m.cache_info(), a.m.__name__)


@cache
def grid(r, c):
    return 1 if r == 0 or c == 0 else grid(r - 1, c) + grid(r, c - 1)


print(grid(16, 16), grid.cache_info().currsize)
