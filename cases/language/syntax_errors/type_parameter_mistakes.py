# Mistakes in lists of type parameters.

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


try:
    exec("class Q[T, T]: pass")
except SyntaxError as e: print(e)
for src in ["def f[T: (yield)](): pass", "def f[T: (x := 1)](): pass", "class A[T: await 1]: pass", "type X = (yield)", "type X = (y := 1)", "def f[T=(yield)](): pass", "def f[T](x: (yield)): pass", "class A[T]((yield)): pass", "def f[T=int, U](): pass", "def f[*T: int](): pass", "def f[**T: int](): pass", "def f[](): pass", "class A[]: pass", "type X[] = 1", "type X", "type X =", "type 1 = 2", "type X.y = 1", "def f[T](): nonlocal T", "def f[T](): global T", "def f[1](): pass", "def f[T = *int](): pass", "def f[*T = *int](): pass", "def f[T,](): pass", "def f[T=1](x: T): pass", "lambda[T]: 1", "class A[T]: x: T = (yield)"]:
    try:
        exec(src); print("ok", src)
    except SyntaxError as e: print(src, "->", e.msg, e.offset, e.end_offset)
    except BaseException as e: print(src, "->", type(e).__name__, e)
def loc[T: locals()](): ...
t(lambda: type(loc.__type_params__[0].__bound__))
