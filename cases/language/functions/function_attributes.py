# Functions are objects: names, docs, attributes, equality, use as keys.
def f(x: int) -> str:
    """The doc.

    More.
    """
    return str(x)


print(f.__name__, f.__qualname__, f.__module__, repr(f.__doc__))
f.counter = 0
f.counter += 1
print(f.counter, f.__dict__, hasattr(f, "nope"))
del f.counter
print(f.__dict__)
f.__name__ = "renamed"
f.__doc__ = None
print(f.__name__, f.__doc__, f(3))


class C:
    def m(self):
        def inner():
            pass

        return inner

    class D:
        def n(self):
            pass


print(C.m.__qualname__, C().m().__qualname__, C.D.n.__qualname__, C.D.__qualname__, C().m.__name__)
print(
    f == f,
    f != C.m,
    {f: 1}[f],
    callable(f),
    type(f).__name__,
    type(C().m).__name__,
    type(len).__name__,
    type([].append).__name__,
)
c = C()
print(c.m == c.m, c.m is c.m, c.m == C().m, c.m.__self__ is c, c.m.__func__ is C.m)
g = f
del f
print(g(1), g.__name__)
try:
    g.__name__ = 5
except TypeError as e:
    print(e)
try:
    g.missing
except AttributeError as e:
    print(e)
print(
    (lambda: 0).__doc__,
    len.__name__,
    str.join.__name__,
    str.join.__qualname__,
    [].append.__qualname__,
    dict.fromkeys.__qualname__,
)
