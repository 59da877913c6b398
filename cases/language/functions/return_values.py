# Implicit None, tuple returns, early returns, and returns inside loops and blocks.
def nothing():
    pass


def bare():
    return


def many():
    return 1, 2, *[3, 4]


def nested():
    for i in range(3):
        for j in range(3):
            if i * j == 2:
                return i, j


def single():
    return (1,)


def cond(x):
    if x:
        return "yes"


def star():
    return (*"ab",)


print(nothing(), bare(), many(), nested(), single(), cond(1), cond(0), star())


def tryer(kind):
    try:
        if kind == "return":
            return "from try"
        if kind == "raise":
            raise KeyError(kind)
    except KeyError:
        return "from except"
    else:
        return "from else"
    finally:
        print("finally", kind, end=" ")


print(tryer("return"), tryer("raise"), tryer("fall"))
a, b = (lambda: (1, 2))()
print(a, b, print("inner"))


def outer():
    def outer():
        return "inner outer"

    return outer


print(outer()())


def gen_return():
    return 5
    yield


print(list(gen_return()), type(gen_return()).__name__)
