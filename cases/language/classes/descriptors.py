# Data and non-data descriptors, __set_name__, and their precedence over instance attributes.
class Typed:
    def __init__(self, kind):
        self.kind = kind

    def __set_name__(self, owner, name):
        self.name = name
        print("named", owner.__name__, name)

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        return obj.__dict__.get(self.name, f"unset {self.name}")

    def __set__(self, obj, v):
        if not isinstance(v, self.kind):
            raise TypeError(f"{self.name} wants {self.kind.__name__}, got {type(v).__name__}")
        obj.__dict__[self.name] = v

    def __delete__(self, obj):
        obj.__dict__.pop(self.name)


class Lazy:
    def __init__(self, f):
        self.f = f

    def __get__(self, obj, owner):
        if obj is None:
            return f"lazy of {owner.__name__}"
        print("computing", end=" ")
        v = obj.__dict__[self.f.__name__] = self.f(obj)
        return v


class P:
    age = Typed(int)
    name = Typed(str)

    @Lazy
    def area(self):
        return self.age**2


p = P()
print(p.age, P.age.name)
p.age, p.name = 3, "x"
print(p.age, p.area, p.area, P.area, p.__dict__)
try:
    p.age = "old"
except TypeError as e:
    print(e)
del p.age
print(p.age)
p.__dict__["age"] = 77
print(p.age, type(P.__dict__["age"]).__name__)


class ReadOnly:
    def __get__(self, o, t):
        return "ro"

    def __set__(self, o, v):
        raise AttributeError("read only")


class Q:
    r = ReadOnly()


q = Q()
try:
    q.r = 1
except AttributeError as e:
    print(e)
q.__dict__["r"] = 5
print(q.r, P.__dict__["area"].__get__(p, P), (lambda self: self).__get__(5)(), len.__class__.__name__)
P.late = Typed(int)
try:
    print(p.late)
except AttributeError as e:
    print(e)
