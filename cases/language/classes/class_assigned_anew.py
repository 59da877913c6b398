# Assigning to __class__: which layouts can stand for each other.

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
objs = [A(), W(), W2(), W3(), S(), S3(), S4(), S5(), S6(), S7(), I(), L(), L3(), E1(), E2(), E3(), AB(), AB2(), 1, object(), MC(), [], A]
cls = [A, B, W, W2, W3, S, S2, S3, S4, S5, S6, S7, I, L, L2, L3, E1, E2, E3, AB, AB2, int, object, list, MC, type, M]
for o in objs:
    orig = type(o)
    for c in cls:
        try:
            o.__class__ = c
            print(orig.__name__, c.__name__, "ok")
            o.__class__ = orig
        except BaseException as e:
            print(orig.__name__, c.__name__, type(e).__name__, e)
