# covers: weakref.proxy, weakref.ref, weakref.getweakrefs, weakref.getweakrefcount
# Proxies count as references and are shared as these are; what they show and what they cannot do.
import re
import weakref


class Thing:
    def __init__(self, number):
        self.number = number

    def __index__(self):
        return self.number

    def __bytes__(self):
        return b"thing"

    def __reversed__(self):
        return iter("reversed")

    def __divmod__(self, other):
        return "divmod", other

    def __pow__(self, *more):
        return "pow", more


class Called(Thing):
    def __call__(self):
        return "called"


def show(call):
    try:
        print(re.sub("0x[0-9a-f]+", "0x", str(call())))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")


t = Thing(2)
p = weakref.proxy(t)
r = weakref.ref(t)
print(weakref.proxy(t) is p, weakref.ref(t) is r, weakref.proxy(t, None) is p)
first, second = weakref.ref(t, print), weakref.proxy(t, print)
names = {id(r): "r", id(p): "p", id(first): "first", id(second): "second"}
print(weakref.getweakrefcount(t), [names[id(one)] for one in weakref.getweakrefs(t)])
del first, second
show(lambda: repr(p))
show(lambda: repr(r))
show(lambda: repr(weakref.ref(Thing)))
show(lambda: weakref.ref(p))
show(lambda: weakref.proxy(5))
show(lambda: weakref.proxy())
show(lambda: next(p))
show(lambda: p())
show(lambda: weakref.proxy(Called(1), None))
c = Called(3)
show(lambda: weakref.proxy(c)())
show(lambda: [bytes(p), list(reversed(p)), divmod(p, 5), p**2, pow(p, 2, 3), "abcd"[p]])
show(lambda: hash(p))
show(lambda: weakref.ProxyType(t))
show(lambda: (type(p), type(weakref.proxy(c)), weakref.ProxyType.__mro__))
show(lambda: sorted(set(dir(weakref.ProxyType)) - set(dir(weakref.CallableProxyType))))
gone = []
q = weakref.proxy(t, gone.append)
del t
print(len(gone), gone[0] is q)
show(lambda: repr(p))
show(lambda: p.number)
show(lambda: bool(p))
