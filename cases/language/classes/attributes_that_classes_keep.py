# Setting and deleting the attributes that every class has.

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)
for n in ["__name__","__qualname__","__bases__","__module__","__doc__","__dict__","__mro__","__abstractmethods__","__annotations__","__type_params__","__base__","__class__","x","__init__"]:
    class A:
        "doc"
        a: int
    print("--", n)
    t(delattr, A, n)
    t(lambda: getattr(A, n) if n not in ("__dict__",) else None)
    t(delattr, A, n)
    t(setattr, A, n, 5)
    t(setattr, A, n, "s")
    t(setattr, A, n, ())
    t(lambda: getattr(A, n) if n not in ("__dict__",) else None)
    t(setattr, int, n, 5)
    t(delattr, int, n)
    t(lambda: n in type.__dict__)
