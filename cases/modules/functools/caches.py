# lru_cache and cache: information, kinds of arguments, limits, methods and attributes.
# covers: functools.lru_cache, functools.cache
from functools import cache, lru_cache


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


calls = []


def f(*arguments, **named):
    "Doc of f."
    calls.append((arguments, named))
    return len(calls)


c = lru_cache(f)
for arguments, named in [((1,), {}), ((1,), {}), ((1.0,), {}), ((True,), {}), (("1",), {}), ((), {"a": 1, "b": 2}), ((), {"b": 2, "a": 1}), ((1, 2), {}), (((1, 2),), {}), (([],), {}), ((), {}), ((None,), {})]:
    show(lambda: c(*arguments, **named))
print(c.cache_info(), c.cache_parameters(), len(calls))
print(c.cache_clear(), c.cache_info())
typed = lru_cache(maxsize=2, typed=True)(f)
for value in (1, 1.0, True, 1, "a", "a", 1.0):
    typed(value)
print(typed.cache_info(), typed.cache_parameters())
for call in (
    lambda: lru_cache(maxsize=0)(f)(1),
    lambda: lru_cache(0)(f).cache_info(),
    lambda: lru_cache(maxsize=-5)(f).cache_parameters(),
    lambda: lru_cache(None)(f).cache_info(),
    lambda: lru_cache(maxsize="2"),
    lambda: lru_cache(2.5),
    lambda: lru_cache(True)(f).cache_parameters(),
    lambda: lru_cache()(5),
    lambda: lru_cache(5, False, 1),
    lambda: lru_cache(typed=1)(f).cache_parameters(),
    lambda: cache(5),
    lambda: cache(),
    lambda: cache(f).cache_parameters(),
    lambda: (c.__name__, c.__doc__, c.__wrapped__ is f, c.__qualname__, c.__module__),
    lambda: type(c).__module__ + "." + type(c).__name__,
    lambda: type(c.cache_info()).__name__,
    lambda: c.cache_info()._fields,
    lambda: setattr(c, "extra", 5),
    lambda: c.extra,
    lambda: c.cache_info(1),
    lambda: c.__get__(None),
    lambda: c.__get__(5)().__add__(0),
    lambda: repr(c).startswith("<functools._lru_cache_wrapper object at"),
):
    show(call)


class Holder:
    def __init__(self, name):
        self.name = name

    @lru_cache(maxsize=None)
    def method(self, x):
        return self.name, x

    @staticmethod
    @cache
    def static(x):
        return x * 2

    @classmethod
    @cache
    def klass(cls, x):
        return cls.__name__, x


a, b = Holder("a"), Holder("b")
print(a.method(1), b.method(1), a.method(1), Holder.method.cache_info(), a.method.__self__.name, Holder.static(4), a.klass(5))


@lru_cache
def recursive(n):
    return n if n < 2 else recursive(n - 1) + recursive(n - 2)


@cache
def failing(x):
    calls.append("failing")
    raise KeyError(x)


print(recursive(90), recursive.cache_info())
show(lambda: failing(1))
show(lambda: failing(1))
print(failing.cache_info(), calls[-2:])
