# Calls through class, instance, subclass, super and assignment after definition.
class A:
    n = 1

    @staticmethod
    def s(*a):
        return a

    @classmethod
    def c(cls, *a):
        return cls.__name__, cls.n, a

    t = staticmethod(len)


class B(A):
    n = 2

    @classmethod
    def c(cls, *a):
        return "B", super().c(*a)

    @staticmethod
    def s(*a):
        return "B", A.s(*a)


print(
    A.s(1),
    A().s(1),
    B.s(2),
    A.c(1),
    B.c(1),
    B().c(),
    A.t("abc"),
    A().t([1]),
    A.c.__func__(B, 9),
    A.c.__self__ is A,
    B().c.__self__ is B,
)
A.late = staticmethod(lambda: "late")
A.later = classmethod(lambda cls: cls.n)
print(A.late(), B().late(), B.later(), A().later())
B.s = lambda self: "now bound"
print(B().s())
f = A.c
g = A().s
print(
    f(3),
    g(4),
    callable(A.__dict__["s"]),
    A.__dict__["s"](5),
    A.s.__name__,
    A.c.__name__,
    A.c == A.c,
    A.s is A.s,
)
for x in (lambda: A.c.__func__(), lambda: A.__dict__["c"](1), lambda: B.s(), lambda: A.t(), lambda: A.nope()):
    try:
        print(x())
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
