# Operands, arguments, subscripts and dict displays are evaluated left to right, targets after values.
def f(tag, value=None):
    print(tag, end=" ")
    return tag if value is None else value


f("a") + f("b") * 1 and print()
f("x", 2) + f("y", 3) * f("z", 4) ** f("w", 2)
print()
{f("k1"): f("v1"), f("k2"): f("v2")}
print()
[f(1), *f("s", [2]), f(3)]
print()
d = {}
f("target", d)[f("key")] = f("value")
print(d)
f("obj", d)[f("key")] += f("more")
print(d)


def g(*args, **kwargs):
    print("->", args, kwargs)


f("fn", g)(f(1), *f("star", (2,)), f(3), k=f(4), **f("kw", {"m": 5}), n=f(6))
print(f("then") if f("cond", True) else f("else"))
print(f(1) < f(5) < f(3) < f(9))
x = [0, 1, 2]
i = 0
i, x[i] = 1, "set"
print(i, x)
assert_order = lambda: (f("l1"), f("l2"))[f("idx", 1)]
print(assert_order())
