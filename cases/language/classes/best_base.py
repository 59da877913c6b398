# Which of several bases a class is built on, and which cannot be put together.

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


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
def mk(*b, **k):
    c = type("X", b, k)
    return c.__base__.__name__, [x.__name__ for x in c.__mro__]
import itertools
bs = [A, S, S3, S4, I, L, E1, E3, int, list, dict, object, M, S6, S7, KeyError, OSError, ImportError, SyntaxError, IndentationError, bool, set, str, BaseExceptionGroup, StopIteration, NameError, UnboundLocalError, UnicodeError, UnicodeDecodeError]
for a, b in itertools.product(bs, repeat=2):
    print(a.__name__, b.__name__, end=" "); t(mk, a, b)
