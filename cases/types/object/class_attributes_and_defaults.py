# Shared mutable class attributes, counters, constants and overriding per instance.
class Dog:
    tricks, count, KIND = [], 0, "canine"

    def __init__(self, n):
        self.n = n
        Dog.count += 1
        type(self).last = n

    def learn(self, t):
        self.tricks.append(t)
        return self

    def own(self, t):
        self.tricks = self.tricks + [t]
        return self


class Puppy(Dog):
    count = 100
    KIND = Dog.KIND.upper()


a, b, p = Dog("a"), Dog("b"), Puppy("p")
a.learn("sit")
b.own("roll")
print(
    a.tricks,
    b.tricks,
    p.tricks,
    Dog.tricks is a.tricks,
    Dog.count,
    Puppy.count,
    p.count,
    Dog.last,
    Puppy.last,
    p.KIND,
    a.KIND,
)
a.count += 1
print(a.count, Dog.count, "count" in vars(a), "count" in vars(b))
del a.count
print(a.count)
Dog.new = property(lambda s: s.n * 2)
print(
    b.new,
    p.new,
    getattr(Dog, "nope", "dflt"),
    hasattr(p, "last"),
    sorted(vars(p)),
    [k for k in vars(Puppy) if k.isupper() or k in ("count", "last")],
)
b.KIND = "mine"
Dog.KIND = "changed"
print(a.KIND, b.KIND, p.KIND, Puppy.KIND)
del Puppy.KIND
print(p.KIND)
try:
    del Puppy.KIND
except AttributeError as e:
    print(e)
try:
    a.undefined
except AttributeError as e:
    print(e)
try:
    Dog.learn("sit")
except TypeError as e:
    print(e)
