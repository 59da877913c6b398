# Where type parameters can be seen, and where not.

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


class M(type):
    def __new__(m, n, b, ns, **k):
        print(n, b, sorted(ns), k); return super().__new__(m, n, b, ns)
class K[T](metaclass=M, z=1): pass
def deco(x): print("deco", x.__name__, x.__type_params__); return x
@deco
def gg[T](a: T, b=lambda: T): return b
@deco
class KK[T]: t = T
t(lambda: gg(1)())
class A0:
    x = 1
    def f[T](self, a=x): return a
    def g[x](self, a=x): return a
print(A0().f(), A0().g())
def ff[T](x: T): 
    def inner(y: T): return T
    return inner(1), inner.__annotations__
print(ff(1))
try:
    class Shadow[T]:
        T = T
except NameError as error:
    print(error)
