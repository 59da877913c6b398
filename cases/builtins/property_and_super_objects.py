# The objects behind property, super, staticmethod and classmethod.
class A:
    def __init__(self):
        self._x = 1

    def get(self):
        return self._x

    def put(self, v):
        self._x = v

    x = property(get, put, doc="the x")
    y = property(fget=lambda s: s._x * 2)
    s = staticmethod(lambda v: v + 1)
    c = classmethod(lambda cls, v: (cls.__name__, v))


class B(A):
    def get(self):
        return "overridden"

    x2 = A.x.getter(lambda s: "new getter")

    def sup(self):
        return super().get(), super(B, self).x, super().c(5), super().s(1)


b = B()
print(
    b.x,
    b.y,
    b.x2,
    b.sup(),
    A.x.fget is A.get,
    A.x.fset(b, 9),
    b._x,
    A.x.fdel,
    A.x.__doc__,
    A.y.fset,
    type(A.__dict__["s"]).__name__,
    A.__dict__["s"].__func__(1),
    A.__dict__["c"].__func__(int, 1),
    B.c(2),
    b.c(3),
    b.s(4),
)
b.x = 10
b.x2 = 11
print(
    b.x,
    b._x,
    property().fget,
    isinstance(A.x, property),
    callable(A.__dict__["s"]),
    A.x.__get__(None, A) is A.x,
    A.x.__get__(b),
)
sup = super(B, b)
print(
    sup.get(), sup.__thisclass__.__name__, sup.__self__ is b, sup.__self_class__.__name__, type(sup).__name__
)
for f in (
    lambda: property(1, 2, 3, 4, 5),
    lambda: A.x(),
    lambda: setattr(b, "y", 1),
    lambda: delattr(b, "x"),
    lambda: super(B, 5),
    lambda: super(5, b),
    lambda: super(),
    lambda: staticmethod(),
    lambda: classmethod(),
    lambda: staticmethod(5)(),
    lambda: sup.nope,
    lambda: super(B, b).y.z,
    lambda: property(fget=5).__get__(b),
    lambda: classmethod(5).__get__(b)(),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
