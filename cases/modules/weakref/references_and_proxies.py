# covers: weakref.ref, weakref.ReferenceType, weakref.proxy, weakref.ProxyType, weakref.CallableProxyType
# covers: weakref.ProxyTypes, weakref.getweakrefcount, weakref.getweakrefs
# References that let go, and objects that stand for others.
import weakref

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class Thing:
    def __init__(self, n):
        self.n = n

    def __call__(self, x):
        return self.n + x

    def __eq__(self, other):
        return isinstance(other, Thing) and self.n == other.n

    def __hash__(self):
        return self.n

    def __len__(self):
        return self.n

    def __add__(self, other):
        return ("sum", self.n, other)

    def __iter__(self):
        return iter(range(self.n))


a, b = Thing(1), Thing(1)
gone = []
r, s = weakref.ref(a, lambda ref: gone.append(ref)), weakref.ref(b)
print(r() is a, r == s, hash(r) == hash(a), weakref.ref(a) is weakref.ref(a), r is weakref.ref(a), r.__callback__ is not None, s.__callback__, weakref.getweakrefcount(a), len(weakref.getweakrefs(a)), type(r) is weakref.ReferenceType is weakref.ref)
p = weakref.proxy(a)
print(p.n, p(5), len(p), p + 1, list(p), bool(p), type(p) is weakref.CallableProxyType, isinstance(p, Thing), p == a, type(p) in weakref.ProxyTypes, weakref.ProxyTypes == (weakref.ProxyType, weakref.CallableProxyType))
p.n = 2
p.extra = "e"
print(a.n, a.extra)
a.n = 1
before = hash(r)
del a
print(r(), gone == [r], hash(r) == before, r == s, str(r).split(" at ")[0], "dead" in repr(r))
for call in (lambda: p.n, lambda: p(1), lambda: len(p), lambda: bool(p), lambda: setattr(p, "x", 1), lambda: str(p), lambda: p == 1):
    show(call)
t = weakref.ref(Thing(3))
show(lambda: hash(t))
for value in (5, "x", (), None, [], {}, 1.5):
    show(lambda: weakref.ref(value) and 1)
    show(lambda: weakref.proxy(value) and 1)
for ok in (set(), frozenset(), lambda: 0, Thing, len, (x for x in ())):
    print(type(ok).__name__, weakref.ref(ok)() is ok)


class NoSlots:
    __slots__ = ()


class WithSlot:
    __slots__ = ("__weakref__",)


show(lambda: weakref.ref(NoSlots()))
w = WithSlot()
print(weakref.ref(w)() is w, weakref.getweakrefcount(5), weakref.getweakrefs("x"))


class Ref(weakref.ref):
    def __init__(self, ob, callback=None, **extra):
        super().__init__(ob, callback)
        self.extra = extra


own = Ref(w, k=1)
print(own() is w, own.extra, isinstance(own, weakref.ref), own is Ref(w))
