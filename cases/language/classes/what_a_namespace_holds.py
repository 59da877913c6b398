# What a class statement puts into the namespace besides what the body does, and in which order.

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


class A:
    def f(self):
        self.x = 1
        self.y, self.z = 1, 2
        for self.w in (): pass
        del self.q
        self.a.b = 2
    @staticmethod
    def g(self, other):
        self.st = 1
        other.no = 1
    @classmethod
    def h(cls): cls.cc = 1
    def i(me): me.mm = 2
    def j(self):
        def inner():
            self.inn = 1
        self.aug += 1
        self.ann: int = 3
        with open("x") as self.wi: pass
        [self.k for self.k in ()]
        lambda: (self.lam)
    async def k(self): self.asy = 1
    class N:
        def f(self): self.nested = 1
print(list(A.__dict__))
print(sorted(A.__static_attributes__), A.__firstlineno__)
print(sorted(A.N.__static_attributes__), A.N.__firstlineno__, A.N.__dict__.keys())
@staticmethod
class Deco: pass
print(Deco.__func__.__firstlineno__)
@(lambda c: c)
@(lambda c: c)
class B[T](A):
    "doc"
    __slots__ = ("s",)
    x: int = 1
    def m(self): return __class__
print(list(B.__dict__), B.__firstlineno__)
class C: __slots__ = ()
class D: __slots__ = ("__dict__",)
class E: __slots__ = ("__weakref__",)
class F(int): pass
class G(list): pass
class H(ValueError): pass
class I(type): pass
class J(A): pass
class K(C): pass
class L(tuple): pass
class M(dict): pass
for c in (C, D, E, F, G, H, I, J, K, L, M):
    print(c.__name__, list(c.__dict__), c.__static_attributes__)
t(lambda: type("T", (), {}).__firstlineno__)
t(lambda: type("T", (), {}).__static_attributes__)
print(list(type("T", (), {}).__dict__))
print(list(type("T", (), {"a": 1, "__doc__": "x"}).__dict__))
ns = {}
exec("class Q:\n  def f(self): self.p = 1", ns)
print(list(ns["Q"].__dict__), ns["Q"].__module__ if "__module__" in ns["Q"].__dict__ else None)
print(type(A.__dict__["__dict__"]), type(A.__dict__["__weakref__"]))
print(A.__dict__["__dict__"].__name__, A.__dict__["__dict__"].__objclass__, A.__dict__["__dict__"].__qualname__)
a = A(); a.v = 1
t(lambda: A.__dict__["__dict__"].__get__(a))
t(lambda: A.__dict__["__weakref__"].__get__(a))
t(lambda: A.__dict__["__dict__"].__get__(3))
t(lambda: A.__dict__["__dict__"].__get__(J()))
t(lambda: A.__dict__["__dict__"].__set__(a, {"n": 1}))
print(a.n, hasattr(a, "v"))
t(lambda: A.__dict__["__dict__"].__set__(a, 3))
t(lambda: A.__dict__["__dict__"].__delete__(a))
print(a.__dict__, a.__weakref__)
t(lambda: setattr(a, "__weakref__", 1))
t(lambda: delattr(a, "__weakref__"))
t(lambda: C().__dict__)
t(lambda: C().__weakref__)
t(lambda: C.__weakref__)
t(lambda: C.__dict__["__dict__"])
t(lambda: A.__weakref__)
print(vars(A)["__static_attributes__"].__class__)
import weakref
r = weakref.ref(a)
print(a.__weakref__ is r)
t(lambda: object().__dict__)
t(lambda: delattr(A, "__dict__"))
t(lambda: setattr(A, "__dict__", 3))
t(lambda: setattr(A, "__firstlineno__", 99)); print(A.__firstlineno__)
print('__dict__' in object.__dict__, '__weakref__' in object.__dict__, '__dict__' in BaseException.__dict__, '__dict__' in type.__dict__, '__dict__' in type(t).__dict__)
del A.__static_attributes__
t(lambda: A.__static_attributes__)
class P(property): pass
print(list(P.__dict__))
class Meta(type):
    @classmethod
    def __prepare__(m, n, b): 
        return {"pre": 1}
class UM(metaclass=Meta):
    def z(self): self.z1 = 1
print(list(UM.__dict__))
