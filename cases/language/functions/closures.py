# Cells are shared between siblings, per call, and see later assignments.
def pair():
    v = 0

    def get():
        return v

    def put(x):
        nonlocal v
        v = x

    return get, put


g1, p1 = pair()
g2, p2 = pair()
p1(5)
print(g1(), g2())


def late():
    def show():
        return value

    try:
        show()
    except NameError as e:
        print(type(e).__name__, e)
    value = "assigned later"
    return show


print(late()())


def loop():
    out = []
    for i in range(3):

        def f():
            return i

        out.append(f)
    i = "after"
    return [f() for f in out]


print(loop())


def param(a, b=2, *c, d, **e):
    def inner():
        nonlocal a
        a += 1
        return a, b, c, d, e

    return inner


q = param(1, d=4, z=5)
print(q(), q())


def deep(n):
    if n == 0:
        return lambda: "bottom"
    inner = deep(n - 1)
    return lambda: f"{n}>{inner()}"


print(deep(4)())


def exc():
    try:
        raise ValueError("kept")
    except ValueError as e:
        return lambda: e


try:
    exc()()
except NameError as err:
    print(err)
