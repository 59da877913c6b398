# del of names, items, slices, attributes, and what is left afterwards.
a, b, c = 1, 2, 3
del a, (b, [c])
for n in "abc":
    try:
        eval(n)
    except NameError as e:
        print(e)
lst = list(range(10))
del lst[0], lst[-1], lst[2:4]
print(lst)
del lst[::2]
print(lst)
del lst[10:], lst[:]
print(lst)
d = {"x": 1, "y": 2}
del d["x"]
print(d)


def f():
    v = 1
    del v
    try:
        print(v)
    except UnboundLocalError as e:
        print(type(e).__name__, e)
    v = 2
    return v


def g():
    w = 1

    def inner():
        return w

    del w
    try:
        inner()
    except NameError as e:
        print(type(e).__name__, e)


print(f())
g()
for bad in (
    "del nope",
    "del d['zz']",
    "del lst[0]",
    "del (1).real",
    "del len",
    "del d.x",
    "del 'abc'[0]",
    "del (1, 2)[0]",
):
    try:
        exec(bad)
    except Exception as e:
        print(bad, "|", type(e).__name__, e)


class D:
    z = 1
    del z


print(hasattr(D, "z"))
