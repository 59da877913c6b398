# Assignment anywhere in a function makes a name local everywhere in it.
x = "global"


def a():
    print(x)
    x = 1


def b():
    x += 1


def c():
    if False:
        x = 1
    return x


def d():
    for x in []:
        pass
    return x


def e():
    del x


def f():
    import math as x

    return x.pi


def g():
    try:
        1 / 0
    except ZeroDivisionError as x:
        pass
    return x


def h():
    with_x = [x for x in range(2)]
    return x, with_x


def i():
    def x():
        pass

    return x.__name__


def j(flag):
    if flag:
        y = "set"
    return y


def k():
    class x:
        pass

    return x.__name__


for fn in (a, b, c, d, e, f, g, h, i, k):
    try:
        print(fn.__name__, fn())
    except Exception as err:
        print(fn.__name__, type(err).__name__, err)
print(j(True))
try:
    j(False)
except UnboundLocalError as err:
    print(err, err.name)
