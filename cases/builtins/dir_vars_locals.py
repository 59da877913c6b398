# dir, vars, locals and globals on small objects.
class A:
    x = 1

    def __init__(self):
        self.y = 2

    def m(self):
        return sorted(locals())


class B(A):
    z = 3


print(
    [n for n in dir(B()) if not n.startswith("__")],
    [n for n in dir(A) if not n.startswith("__")],
    vars(B()),
    sorted(k for k in vars(B) if not k.startswith("__")),
    A().m(),
)


def f(a, b=2, *c, **d):
    e = a
    r = dict(locals())
    del b
    return r, sorted(locals())


print(f(1, z=3), "A" in globals(), "f" in dir(), globals() is globals(), locals() is globals())
globals()["made"] = 5
print(
    made,
    [n for n in dir([]) if not n.startswith("_")],
    [n for n in dir({}) if not n.startswith("_")],
    [n for n in dir(set()) if not n.startswith("_")],
    [n for n in dir(()) if not n.startswith("_")],
)
print(
    [n for n in dir("") if not n.startswith("_")],
    [n for n in dir(1) if not n.startswith("_")],
    [n for n in dir(1.0) if not n.startswith("_")],
    [n for n in dir(b"") if not n.startswith("_")],
)
for v in (5, "s", [], None):
    try:
        vars(v)
    except TypeError as e:
        print(e)


def g():
    x = 1
    locals()["x"] = 2
    locals()["q"] = 3
    return x, "q" in locals()


print(g(), [sorted(vars().keys() & {"A", "B"})], "__name__" in vars())
