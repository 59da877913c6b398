# What proxies say because they are written in C: they cannot be made, subclassed or called unbound without words.
# covers: weakref.proxy, weakref.ProxyType, weakref.CallableProxyType, weakref.ProxyTypes
import weakref


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


class Thing:
    def __call__(self, a):
        return a

    def __add__(self, other):
        return "sum"


thing = Thing()
proxy = weakref.proxy(thing)
print(type(proxy), type(weakref.proxy(Thing)), weakref.ProxyType.__mro__, weakref.CallableProxyType.__mro__)
print(proxy + 1, proxy(3), proxy.__class__, isinstance(proxy, Thing))
show(lambda: weakref.ProxyType())
show(lambda: weakref.CallableProxyType(5))
show(lambda: type("Sub", (weakref.ProxyType,), {}))
show(lambda: weakref.ProxyType.__add__(1, 2))
show(lambda: weakref.ProxyType.__len__())
show(lambda: weakref.proxy())
show(lambda: weakref.proxy(1))
show(lambda: weakref.proxy(thing, None, 3))
show(lambda: proxy.nope)
show(lambda: hash(proxy))
del thing
show(lambda: proxy.a)
show(lambda: bool(proxy))
