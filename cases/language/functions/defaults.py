# Defaults are evaluated once, at definition, left to right, and are visible and mutable.
def log(x):
    print("default", x)
    return x


def f(a=log(1), b=log([]), *, c=log("kw")):
    b.append(a)
    return b, c


print("defined")
print(f(), f(2), f(3, [9]), f(c="given"))
print(f.__defaults__, f.__kwdefaults__)
f.__defaults__ = (7, [0])
print(f())
f.__kwdefaults__ = {"c": "changed"}
print(f(1))
f.__defaults__ = None
try:
    f()
except TypeError as e:
    print(e)
x = 1


def late(a=x):
    return a


x = 2
print(late(), late(None), late(a=0))
funcs = []
for i in range(3):

    def g(n=i, m=[]):
        m.append(n)
        return m

    funcs.append(g)
print([h() for h in funcs], [h() for h in funcs])
