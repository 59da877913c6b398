# Decorators on classes and methods, with state, and on generators and properties.
def add_repr(cls):
    cls.__repr__ = lambda self: f"{cls.__name__}({', '.join(f'{k}={v!r}' for k, v in vars(self).items())})"
    return cls


def counted(f):
    def w(*a, **k):
        w.calls += 1
        return f(*a, **k)

    w.calls = 0
    w.__name__ = f.__name__
    return w


def listify(f):
    return lambda *a: list(f(*a))


def with_attrs(**kw):
    return lambda c: [setattr(c, k, v) for k, v in kw.items()] and c


@with_attrs(version=3, tags=["x"])
@add_repr
class Point:
    def __init__(self, x, y=0):
        self.x, self.y = x, y

    @counted
    def move(self, dx):
        self.x += dx
        return self

    @property
    @counted
    def norm(self):
        return abs(self.x) + abs(self.y)

    @classmethod
    @counted
    def origin(cls):
        return cls(0)

    @staticmethod
    @listify
    def upto(n):
        yield from range(n)


p = Point(1, "b")
print(
    p,
    p.move(2).move(3),
    Point.move.calls,
    Point.version,
    p.tags,
    Point(3, -4).norm,
    Point.origin(),
    Point.upto(3),
    p.upto(2),
    Point.move.__name__,
)


@counted
def rec(n):
    return n and rec(n - 1)


rec(4)
print(rec.calls)


def validate(**rules):
    def deco(cls):
        init = cls.__init__

        def __init__(self, **kw):
            for k, ok in rules.items():
                if not ok(kw.get(k)):
                    raise ValueError(f"{cls.__name__}.{k} is bad: {kw.get(k)!r}")
            init(self, **kw)

        cls.__init__ = __init__
        return cls

    return deco


@validate(age=lambda a: isinstance(a, int) and a >= 0)
class User:
    def __init__(self, **kw):
        self.__dict__.update(kw)


print(User(age=3, n="x").n)
try:
    User(age=-1)
except ValueError as e:
    print(e)
