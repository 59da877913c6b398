# staticmethod and classmethod through class, instance and subclass.
class A:
    made = 0

    @classmethod
    def make(cls, *a, **k):
        cls.made += 1
        return cls, a, k

    @staticmethod
    def add(a, b=1):
        return a + b

    def inst(self):
        return self.make()[0].__name__

    @classmethod
    def name(cls):
        return cls.__name__


class B(A):
    @classmethod
    def make(cls, *a):
        return ("B", super().make(*a)[0].__name__)


print(A.make(1, x=2)[1:], A().make()[0] is A, B.make(), B.made, A.made, B().name(), A.name.__func__(B))
print(
    A.add(1),
    A().add(1, 2),
    B.add(b=5, a=5),
    type(A.__dict__["add"]).__name__,
    type(A.__dict__["make"]).__name__,
    type(A.make).__name__,
)
print(A.make.__self__ is A, B.name.__self__ is B, A.__dict__["add"](3))
try:
    A.inst()
except TypeError as e:
    print(e)
try:
    A.__dict__["make"]()
except TypeError as e:
    print(e)
try:
    A.add()
except TypeError as e:
    print(e)


class C:
    f = staticmethod(len)
    g = classmethod(lambda cls: cls.__name__)
    h = len


print(C.f("abc"), C().f("ab"), C.g(), C().g(), C().h([1]))


def outside(self):
    return "bound to " + type(self).__name__


C.late = outside
C.late_cls = classmethod(outside)
print(C().late(), C.late_cls())


class Alt:
    def __init__(self, y, m):
        self.y, self.m = y, m

    @classmethod
    def parse(cls, s):
        return cls(*map(int, s.split("-")))

    def __repr__(self):
        return f"{type(self).__name__}({self.y}, {self.m})"


class Alt2(Alt):
    pass


print(Alt.parse("2024-05"), Alt2.parse("1-2"))
