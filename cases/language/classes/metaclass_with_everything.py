# Descriptors and special methods of metaclasses, and slots asked in all ways.

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e, getattr(e, "__notes__", ""))


class D:
    def __get__(s, i, o): return ("get", i is None, o.__name__)
    def __set__(s, i, v): print("set", v)
    def __delete__(s, i): print("del")
    def __set_name__(s, o, n): print("name", o.__name__, n)
class A: d = D()
a = A(); a.__dict__["d"] = 1; print(a.d, A.d); a.d = 2; del a.d
class M(type):
    d = D()
    @property
    def p(cls): return "p of " + cls.__name__
    def meth(cls): return cls.__name__
    def __getattr__(cls, n): return "meta " + n
    def __setattr__(cls, n, v): print("mset", n); super().__setattr__(n, v)
    def __delattr__(cls, n): print("mdel", n); super().__delattr__(n)
    def __call__(cls, *a): print("call", a); return super().__call__(*a)
    def __iter__(cls): return iter("xyz")
    def __len__(cls): return 3
    def __contains__(cls, x): return x == 1
    def __getitem__(cls, i): return i
    def __eq__(cls, o): return True
    def __hash__(cls): return 7
    def __bool__(cls): return False
    def __str__(cls): return "str!"
    def __repr__(cls): return "repr!"
    def __dir__(cls): return ["b", "a"]
    def __instancecheck__(cls, o): return o == 5
    def __subclasscheck__(cls, c): return c is int
    def __add__(cls, o): return "add"
    def __format__(cls, s): return "fmt" + s
class B(metaclass=M):
    pass
print(B.d, B.p, B.meth(), B.zz, list(B), len(B), 1 in B, B[4], B == 3, hash(B), bool(B), str(B), [B], dir(B), isinstance(5, B), isinstance(B(), B), issubclass(int, B), B + 1, f"{B:x}")
B.d = 5; B.q = 1; del B.q; t(setattr, B, "p", 1); t(delattr, B, "p"); t(delattr, B, "nope"); t(lambda: B().p); t(lambda: B().meth)
class S:
    __slots__ = ("a", "_b", "__c")
    def __init__(s): s.__c = 3
    def c(s): return s.__c
s = S(); print(s.c(), s._S__c); t(lambda: s.a); t(setattr, s, "zz", 1); s.a = 1; print(s.a); del s.a; t(lambda: s.a); t(delattr, s, "a"); print(S.a, S.__slots__, S._S__c); t(lambda: S.a.__get__(None, S)); t(lambda: S.a.__get__(s)); t(lambda: S.a.__set__(s, 5)); t(lambda: S.a.__get__(5)); t(lambda: S.a.__set__(5, 5)); t(lambda: S.a.__delete__(s)); t(lambda: S.a.__delete__(s))
T = type("T", (), {"a": S.a}); t(lambda: T().a); t(setattr, T(), "a", 1); t(delattr, T(), "a")
T = type("T", (), dict(A.__dict__)); t(lambda: T().__dict__); t(lambda: T().__weakref__); t(setattr, T(), "x", 1)
