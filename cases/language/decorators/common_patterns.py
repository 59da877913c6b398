# Memoise, retry, timing-free tracing, validation, singleton and cached property as models write them.
from functools import wraps, lru_cache


def trace(f):
    depth = 0

    @wraps(f)
    def w(*a):
        nonlocal depth
        print("  " * depth + f"{f.__name__}{a}")
        depth += 1
        try:
            r = f(*a)
        finally:
            depth -= 1
        print("  " * depth + f"= {r}")
        return r

    return w


@trace
def fact(n):
    return 1 if n < 2 else n * fact(n - 1)


fact(3)


def retry(times, *errors):
    def deco(f):
        def w(*a, **k):
            for i in range(1, times + 1):
                try:
                    return f(*a, **k)
                except errors as e:
                    print(f"try {i} failed: {e}")
                    if i == times:
                        raise

        return w

    return deco


state = {"n": 0}


@retry(3, ValueError, KeyError)
def flaky(limit):
    state["n"] += 1
    if state["n"] < limit:
        raise ValueError(f"n={state['n']}")
    return "ok"


print(flaky(3))
state["n"] = 0
try:
    flaky(10)
except ValueError as e:
    print("gave up", e)


def typed(**kinds):
    def deco(f):
        @wraps(f)
        def w(**kw):
            for k, v in kw.items():
                if not isinstance(v, kinds[k]):
                    raise TypeError(f"{f.__name__}: {k} must be {kinds[k].__name__}, not {type(v).__name__}")
            return f(**kw)

        return w

    return deco


@typed(a=int, b=str)
def rep(a, b):
    return b * a


print(rep(a=2, b="x"))
try:
    rep(a="2", b="x")
except TypeError as e:
    print(e)


def singleton(cls):
    made = {}

    def get(*a):
        if cls not in made:
            made[cls] = cls(*a)
        return made[cls]

    return get


@singleton
class Conf:
    def __init__(self, v):
        self.v = v


print(Conf(1).v, Conf(2).v, Conf(3) is Conf(4))


@lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


print(fib(60), fib.cache_info())
