# __slots__ restricts attributes, with inheritance and errors.
class P:
    __slots__ = ("x", "y")

    def __init__(self, x, y=None):
        self.x = x
        if y is not None:
            self.y = y


p = P(1)
print(p.x, hasattr(p, "y"), hasattr(p, "__dict__"), P.__slots__)
for s in ("p.y", "p.z = 1", "p.z", "del p.y", "vars(p)"):
    try:
        exec(s)
    except Exception as e:
        print(s, "|", type(e).__name__, e)
p.y = 2
del p.x
try:
    p.x
except AttributeError as e:
    print(e)


class Q(P):
    pass


q = Q(1)
q.free = 5
print(q.free, q.__dict__, q.x)


class R(P):
    __slots__ = "z"


r = R(1, 2)
r.z = 3
print(r.x, r.y, r.z, hasattr(r, "__dict__"))
print(type(P.x).__name__, P.x.__get__(P(9), P), P.x.__name__)
try:

    class Bad:
        __slots__ = ("a",)
        a = 1
except ValueError as e:
    print(e)
try:

    class Bad2:
        __slots__ = ("1a",)
except TypeError as e:
    print(e)


class E:
    __slots__ = ()


try:
    E().a = 1
except AttributeError as e:
    print(e)


class D:
    __slots__ = ("__dict__", "k")


d = D()
d.k, d.other = 1, 2
print(d.__dict__, d.k)
