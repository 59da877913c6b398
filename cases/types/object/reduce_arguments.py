# Arguments of __reduce_ex__, and the functions of copyreg that it names.

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


class P:
    pass


class GX:
    def __new__(cls, *a, **k):
        return object.__new__(cls)

    def __getnewargs_ex__(self):
        return (1, 2), {"k": 3}


t(lambda: object().__reduce_ex__())
t(lambda: object().__reduce_ex__("a"))
t(lambda: object().__reduce_ex__(1.5))
t(lambda: object().__reduce_ex__(protocol=2))
t(lambda: object().__reduce_ex__(10**30))
t(lambda: object().__reduce__(1))
t(lambda: object().__getstate__(1))
class R:
    def __reduce__(self): return "hello"
t(lambda: R().__reduce_ex__(2))
t(lambda: R().__reduce_ex__(0))
print(object().__reduce_ex__(2)[0].__module__, object().__reduce_ex__(0)[0].__module__)
f = object().__reduce_ex__(2)[0]
t(f, int, 5); t(f); t(f, 1); print(f.__qualname__, f.__module__)
g = object().__reduce_ex__(0)[0]
print(type(g(P, object, None)).__name__); t(g); print(g.__qualname__)
h = GX().__reduce_ex__(2)[0]
print(h.__name__, type(h(GX, (1,), {})).__name__)
