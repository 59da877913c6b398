# Assigning to __bases__: cached lookups, a mro of a metaclass, no hooks of subclasses.

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


def sb(c, b):
    c.__bases__ = b


def p(c):
    print([x.__name__ for x in c.__mro__], c.__base__.__name__)


class A:
    pass


class O: pass
t(sb, O, (A,)); p(O)
class P0: pass
class P1(P0): pass
t(sb, P1, (object,)); p(P1)
t(sb, P1, (P0,)); p(P1)
class N1(P0): pass
class N2(N1): pass
class MI(type):
    def mro(cls):
        print("mro", cls.__name__)
        return super().mro()
class V1(metaclass=MI): pass
class V2(V1): pass
class V3(V2): pass
t(sb, V2, (V1, P0)); p(V3)
print(V1.__bases__)
class IS:
    def __init_subclass__(cls, **k): print("init_sub", cls, k)
class IS2: pass
class K(IS2): pass
t(sb, K, (IS,))
class Eq(IS2):
    def __eq__(self, o): return True
class Old: pass
class Cached(Old): pass
class New:
    attr = 5
    def __len__(self): return 7
    def __call__(self): return "called"
c = Cached()
t(lambda: c.attr); t(len, c); t(lambda: c())
Cached.__bases__ = (New,)
t(lambda: c.attr); t(len, c); t(lambda: c()); print(isinstance(c, New), isinstance(c, Old), issubclass(Cached, New))
class Bad(type):
    def mro(cls):
        if cls.__name__ == "T2" and len(cls.__bases__) > 1: raise ValueError("no")
        return super().mro()
class T1(metaclass=Bad): pass
class T2(T1): pass
t(sb, T2, (T1, P0)); p(T2); print(T2.__bases__)
class Sub(T2): pass
t(sb, T1, (P0,)); p(T1); p(Sub)
