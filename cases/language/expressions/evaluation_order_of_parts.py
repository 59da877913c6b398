# The order in which the parts of expressions, calls, displays and assignments are evaluated.
log = []


def n(value):
    log.append(value)
    return value


class Place:
    def __getitem__(self, key):
        log.append(("get", key))
        return 1

    def __setitem__(self, key, value):
        log.append(("set", key, value))

    def __setattr__(self, name, value):
        log.append(("attr", name, value))

    def __getattr__(self, name):
        log.append(("read", name))
        return 1


def f(*args, **kwargs):
    log.append(("call", args, kwargs))
    return lambda *a: None


p = Place()


def show(label):
    print(label, log)
    log.clear()


n(1) + n(2) * n(3) - n(4)
show("binary")
{n("k1"): n("v1"), n("k2"): n("v2")}
show("dict")
f(n(1), *[n(2)], n(3), x=n(4), **{"y": n(5)}, z=n(6))
show("call")
f(n(1))(n(2))
show("chain")
p[n("key")] = n("value")
show("item")
p[n("a")], p[n("b")] = n("x"), n("y")
show("two")
n(p)[n("k")] += n(5)
show("augmented")
n(p).attribute += n(1)
show("augmented attribute")
n(p)[n(1):n(2):n(3)] = n(4)
show("slice")
{n(k): n(v) for k, v in [(1, 2)]}
show("comprehension")
n(1) < n(2) < n(3)
show("comparison")
n(1) if n(0) else n(2)
show("conditional")
(n(1), [n(2), {n(3)}], n(4))
show("displays")
del p.nothing if False else None
show("nothing") if False else None
