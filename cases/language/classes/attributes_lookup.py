# Instance, class and inherited attributes, shadowing, deletion, and __dict__.
class Base:
    shared = []
    n = 0


class Sub(Base):
    def bump(self):
        self.n += 1
        self.shared.append(self.n)
        return self


a, b = Sub(), Sub()
a.bump().bump()
b.bump()
print(a.n, b.n, Sub.n, Base.shared, "shared" in a.__dict__, a.__dict__, vars(b))
Base.n = 100
print(a.n, Sub().n)
del a.n
print(a.n)
try:
    del a.n
except AttributeError as e:
    print(e)
a.bump = lambda: "instance attribute wins"
print(a.bump(), b.bump() is b)
Sub.late = lambda self, x: (x, self.n)
print(b.late("later"), Sub.late(b, 1))
a.__dict__["odd name"] = 1
print(getattr(a, "odd name"), hasattr(a, "bump"), sorted(vars(a)))
a.__dict__ = {"fresh": 1}
print(a.fresh, a.bump() is a, vars(a))
try:
    a.__dict__ = 5
except TypeError as e:
    print(e)
print(type(a) is a.__class__, a.__class__.__name__, type(Sub.__dict__).__name__, "late" in Sub.__dict__)
try:
    Sub.__dict__["x"] = 1
except TypeError as e:
    print(e)
Sub.__name__ = "Renamed"
print(Sub.__name__, Sub.__qualname__, [s.__name__ for s in Sub.__bases__])


class Other:
    pass


o = Other()
o.__class__ = Base
print(type(o).__name__, o.n)
