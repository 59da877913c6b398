# What __slots__ may be, and orders of classes that a metaclass gives.
# covers: type.mro

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


def mk(*b, **k):
    c = type("X", b, k)
    return c.__base__.__name__, [x.__name__ for x in c.__mro__]


class A: pass
class B: pass
class W: __slots__ = "__dict__",
class W2: __slots__ = "__weakref__",
class W3: __slots__ = "__weakref__", "__dict__"
class S: __slots__ = "a",
class S2: __slots__ = "a",
class S3: __slots__ = ("b",)
class S4: __slots__ = ()
class S5: __slots__ = ("a", "__dict__")
class S6(S): pass
class S7(S): __slots__ = ()
class I(int): pass
class L(list): pass
class L2(list): pass
class L3(list): __slots__ = ()
class E1(Exception): pass
class E2(ValueError): pass
class E3(OSError): pass
class AB(A): pass
class AB2(A, B): pass
class M(type): pass
class MC(metaclass=M): pass
t(mk, A, A); t(mk, object, A); t(mk, A, 1); t(mk, 1, bool)
t(lambda: type("X", (int,), {"__slots__": "a"}))
t(lambda: type("X", (A,), {"__slots__": "__dict__"}))
t(lambda: type("X", (A,), {"__slots__": "__weakref__"}))
t(lambda: type("X", (S4,), {"__slots__": ("__weakref__", "__weakref__")}))
t(lambda: type("X", (S4,), {"__slots__": ("__dict__", "__dict__")}))
t(lambda: type("X", (int,), {"__slots__": "__weakref__"}))
t(lambda: type("X", (set,), {"__slots__": "__weakref__"}))
t(lambda: type("X", (list,), {"__slots__": "__weakref__"}))
t(lambda: type("X", (ValueError,), {"__slots__": "__dict__"}))
t(lambda: type("X", (type,), {"__slots__": "a"}))
t(lambda: type("X", (tuple,), {"__slots__": ()}))
t(lambda: type("X", (), {"__slots__": ("a", "a")}))
t(lambda: type("X", (), {"__slots__": 5}))
t(lambda: type("X", (), {"__slots__": ("a", 5)}))
t(lambda: type("X", (), {"__slots__": ("a b",)}))
t(lambda: type("X", (), {"__slots__": ("",)}))
t(lambda: type("X", (), {"__slots__": ("1",)}))
t(lambda: type("X", (), {"__slots__": ("x",), "x": 1}))
t(lambda: type("X", (), {"__slots__": ("__qualname__",)}))
t(lambda: type("X", (), {"__slots__": ("__classcell__",)}))
t(lambda: type("X", (), {"__slots__": {"a": "doc a"}}).a.__doc__)
t(lambda: type("X", (), {"__slots__": ["__p", "q"]}).__dict__.keys())


class Ordered(type):
    def mro(cls):
        return order


for order in [(1,), 5, (int, object), [A, S], None, ()]:
    t(lambda: Ordered("X", (), {}).__mro__)


class Reversed(type):
    def mro(cls):
        print(cls.__name__, cls.__bases__)
        return type.mro(cls)[::-1]


t(lambda: Reversed("Y", (A,), {}).__mro__)
print(type.mro(AB2), AB2.mro())
t(type.mro, 5)
t(type.mro)
