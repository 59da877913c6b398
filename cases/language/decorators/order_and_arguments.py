# Order of evaluation and application, arguments, classes, stacking, and decorators as expressions.
import functools


def deco(name):
    print("make", name)

    def apply(f):
        print("apply", name, "to", f.__name__)

        @functools.wraps(f)
        def wrapper(*a, **k):
            print(f"<{name}", end=" ")
            r = f(*a, **k)
            print(f"{name}>", end=" ")
            return r

        return wrapper

    return apply


@deco("outer")
@deco("inner")
def add(a, b=1):
    "Adds."
    return a + b


print(add(1), add.__name__, add.__doc__, add.__wrapped__.__wrapped__(5, 5))


def register(cls):
    cls.registered = cls.__name__
    return cls


@register
class A:
    @deco("method")
    def m(self, x):
        return (type(self).__name__, x)

    @staticmethod
    @deco("static")
    def s(x):
        return x

    @classmethod
    @deco("cls")
    def c(cls):
        return cls.registered


print(A.registered, A().m(1), A.s(2), A.c())


class Count:
    def __init__(self, f):
        functools.update_wrapper(self, f)
        self.f, self.n = f, 0

    def __call__(self, *a):
        self.n += 1
        return self.f(*a)

    def __get__(self, obj, owner):
        return functools.partial(self, obj) if obj else self


@Count
def hi(x):
    "doc of hi"
    return x


print(hi(1), hi(2), hi.n, hi.__name__, hi.__doc__)


class B:
    @Count
    def m(self, v):
        return v, type(self).__name__


print(B().m(3), B().m(4), B.m.n)
decs = {"k": [lambda f: "replaced"]}


@decs["k"][0]
def gone():
    pass


print(gone)


@(lambda f: f(5))
def five(x):
    return x * x


@print
class Printed:
    __qualname__ = "P"
    __module__ = "m"


print(five, Printed)
try:

    @None
    def bad():
        pass
except TypeError as e:
    print(e)
