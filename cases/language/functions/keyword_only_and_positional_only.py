# All parameter kinds together, including a **kwargs key equal to a positional-only name.
def f(a, b=2, /, c=3, *args, d, e=5, **kw):
    return a, b, c, args, d, e, kw


print(f(1, d=4), f(1, 2, 3, 4, 5, d=6), f(1, d=4, a="kw a", b="kw b"), f(*range(6), d=0, **{"e": 1, "z": 2}))


def g(a, /, **kw):
    return a, kw


print(g(1, a=2))


def h(*, a=1, b):
    return a, b


print(h(b=2), h(b=1, a=0))


def only(*args):
    return args


print(only(), only(*"ab", *[1], 2, *()))
print((lambda **k: k)(**{"x": 1}, y=2, **{"z": 3}))
print(f(0, **{"d": 1, "c": 2}))


def order(**kw):
    return list(kw.items())


print(order(z=1, a=2, m=3), order(**{"b": 1, "a": 2}, c=0))
args = [1, 2]


def mutate(*a, **k):
    k["new"] = 1
    return a is args, k


kw = {"x": 1}
print(mutate(*args, **kw), kw)
print((lambda a, b: (a, b))(b=1, a=2), (lambda *a, k=0: (a, k))(*[1], k=2, *[3]))
