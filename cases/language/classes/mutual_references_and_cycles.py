# Classes that refer to each other, self-referential structures and equality on them.
class Parent:
    def __init__(self, name):
        self.name, self.children = name, []

    def add(self, c):
        c.parent = self
        self.children.append(c)
        return self

    def __repr__(self):
        return f"P({self.name}, {self.children})"


class Child:
    parent = None

    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f"C({self.name} of {self.parent and self.parent.name})"

    def root(self):
        return self if self.parent is None else self.parent


p = Parent("ann").add(Child("bo")).add(Child("cy"))
print(p, p.children[0].root() is p, Child("x").root().name, p.children[1].parent.children[0].parent.name)
a, b = [], []
a.append(b)
b.append(a)
print(a, b)
try:
    a == b
except RecursionError:
    print("RecursionError")
d = {}
d["d"] = d
print(d, d["d"]["d"] is d, len(str(d)))


class N:
    def __init__(self):
        self.me = self

    def __eq__(self, o):
        return isinstance(o, N)

    __hash__ = None


n = N()
print(n == n.me.me, n is n.me, n != 5)


def f():
    return f


print(f()()()() is f)
f.self = f
print(f.self.self is f)
s = set()
fs = frozenset([1])
s.add(fs)
s.add((fs, fs))
print(len(s), fs in s)
t = ([],)
t[0].append(t)
print(t, t[0][0] is t)


class R:
    def __repr__(self):
        return f"R{vars(self)}"


r = R()
r.l = []
r.l.append(1)
print(r)


class Deep:
    def __repr__(self):
        return repr(self)


try:
    repr(Deep())
except RecursionError as e:
    print(type(e).__name__)
x = []
for _ in range(100):
    x = [x]
print(str(x).count("["), x == x)
deep = []
for _ in range(100000):
    deep = [deep]
try:
    repr(deep)
except RecursionError as e:
    print(type(e).__name__)
del deep
print("freed")
