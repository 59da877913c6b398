# Bounds, constraints and defaults of type parameters are computed when asked for, in the names of the class around.

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


def f[T: undefined_one](x: T) -> T: return x
T, = f.__type_params__
t(lambda: T.__bound__); t(lambda: T.__constraints__)
undefined_one = int
t(lambda: T.__bound__); print(f.__annotations__)
class Node[T: (Left, Right) = Left, **P = [Later, str]]:
    def m[U: Node](self, x: "U") -> T: ...
    X = int
    def n[V: X](self, y: X, z: V) -> X: return y
    type A[W: X] = list[X, W]
    class Inner[Z: X]: 
        q = Z
t(lambda: [p.__constraints__ for p in Node.__type_params__[:1]])
Left, Right, Later = int, str, bytes
def dd[T, *Ts = *tuple[int]](): ...
b = dd.__type_params__[1]
a, c = Node.__type_params__
t(lambda: a.__constraints__); t(lambda: a.__bound__); t(lambda: b.__default__); t(lambda: c.__default__); t(lambda: c.__bound__); t(lambda: a.__default__); t(lambda: a.has_default()); t(lambda: c.has_default()); t(lambda: b.has_default())
t(lambda: Node.n.__annotations__); t(lambda: Node.n.__type_params__[0].__bound__); t(lambda: Node.A.__value__); t(lambda: Node.A.__type_params__[0].__bound__); t(lambda: Node.Inner.__type_params__[0].__bound__); t(lambda: Node.m.__type_params__[0].__bound__)
def outer():
    y = "outer y"
    class C:
        y = "class y"
        def f[T: y](self): return y
        type B = y
        class D[T: y]:
            z = y
            def g[S: (y, T)](self): return y, T, S
        y = "class y later"
    return C
C = outer()
t(lambda: C.f.__type_params__[0].__bound__); t(lambda: C().f()); t(lambda: C.B.__value__); t(lambda: C.D.__type_params__[0].__bound__); t(lambda: C.D.z); t(lambda: C.D().g()); t(lambda: C.D.g.__type_params__[0].__constraints__)
calls = []
def note(x): calls.append(x); return int
def h[T: note(1) = note(2)](): ...
print(calls); h.__type_params__[0].__bound__; h.__type_params__[0].__bound__; print(calls); h.__type_params__[0].__default__; print(calls)
def bad[T: 1/0](): ...
for _ in range(2): t(lambda: bad.__type_params__[0].__bound__)
type Rec = list[Rec] | int
t(lambda: Rec.__value__)
type G[T] = dict[T, G[T]]
t(lambda: G.__value__); t(lambda: G[int]); t(lambda: G[int].__value__)
print(Node.__dict__.keys())
print(Node.__orig_bases__, Node.__parameters__, Node.__type_params__)
