# Assigning to __bases__: the order of classes follows, and what cannot be is refused.

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


def sb(c, b):
    c.__bases__ = b
def p(c): print([x.__name__ for x in c.__mro__], c.__base__.__name__)
class A: 
    def f(self): return "A"
class B:
    def f(self): return "B"
class C(A): pass
class D(C): pass
d = D()
print(d.f())
C.__bases__ = (B,)
print(d.f()); p(C); p(D)
C.__bases__ = B, A
p(C); p(D); print(d.f())
for b in [(), 1, [A], (1,), (C,), (D,), (A, A), (object,), (int,), (type,), (A, object), (object, A), (bool,), (A, int), (list,), (A, B, 3), (Exception,), (type(None),)]:
    t(sb, C, b)
    p(C)
t(sb, int, (object,)); t(sb, object, (int,)); t(sb, type, ()); t(sb, object, ())
def db(c): del c.__bases__
t(db, C)
class E: __slots__ = "a"
class F: __slots__ = "b"
class G(E): pass
class G2(E): __slots__ = ()
t(sb, G, (F,)); t(sb, G, (E, A)); t(sb, G2, (F,)); t(sb, G2, (A,)); t(sb, G, (A,)); t(sb, G, (E,))
class L(list): pass
t(sb, L, (dict,)); t(sb, L, (A,)); t(sb, L, (list, A)); p(L)
class X: pass
class Y(X): pass
class Z(X): pass
class W(Y, Z): pass
t(sb, X, (A,)); p(W)
t(sb, Y, (W,)); p(Y)
t(sb, Z, (Y,)); p(Z); p(W)
class M(type): pass
class MM(type): pass
class Q(metaclass=M): pass
class R(metaclass=MM): pass
class S(Q): pass
t(sb, S, (R,)); t(sb, S, (A,)); p(S) ; print(type(S))
t(sb, A, (Q,))
