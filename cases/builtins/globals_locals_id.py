# id, globals and locals in the uses that do not depend on addresses.
a = [1]
b = a
c = [1]
print(
    id(a) == id(b),
    id(a) == id(c),
    isinstance(id(a), int),
    id(None) == id(None),
    id(print) == id(print),
    len({id(x) for x in (a, b, c)}),
    id(a[0]) == id(c[0]),
)


def f(x, *args, y=2, **kw):
    z = x + y
    return {k: v for k, v in sorted(locals().items())}


print(
    f(1),
    f(1, 2, q=3),
    sorted(k for k in globals() if len(k) == 1),
    "f" in globals(),
    globals()["a"] is a,
    type(globals()).__name__,
)


def g():
    def inner():
        return v

    v = 1
    return sorted(locals()), inner()


print(g(), locals() is globals())
globals()["new_name"] = 7
print(new_name)
del globals()["new_name"]
try:
    new_name
except NameError as e:
    print(e)


class K:
    x = 1
    names = sorted(n for n in locals() if not n.startswith("_"))


print(K.names)
exec("y1 = 5", globals())
print(y1)
for fn in (lambda: id(), lambda: globals(1), lambda: id(1, 2), lambda: locals(1)):
    try:
        fn()
    except TypeError as e:
        print(e)
