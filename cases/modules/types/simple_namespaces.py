# covers: types.SimpleNamespace
# An object with attributes and nothing else.
import types
from types import SimpleNamespace

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

n = SimpleNamespace(a=1, b="x")
print(n, n.a, vars(n), n == SimpleNamespace(b="x", a=1), n == SimpleNamespace(a=1), n != 5, SimpleNamespace(), repr(SimpleNamespace(**{"odd name": 1, "class": 2})))
n.c = n
print(n)
del n.c, n.b
print(n, hasattr(n, "b"), SimpleNamespace({"from": "dict", "a": 1}), SimpleNamespace([("k", 1)], k=2), SimpleNamespace({}))
for call in (lambda: SimpleNamespace(1), lambda: SimpleNamespace({1: 2}), lambda: n < n, lambda: SimpleNamespace("ab")):
    show(call)


class Sub(SimpleNamespace):
    extra = 5

    def method(self):
        return self.a


print(Sub(a=2), Sub(a=2).method(), Sub(a=2) == SimpleNamespace(a=2), Sub(extra=6).extra, Sub.__mro__[1])
import copy

m = SimpleNamespace(inner=[1])
print(copy.copy(m).inner is m.inner, copy.deepcopy(m).inner is m.inner, copy.replace(m, inner=2), m.__dict__)
m.__dict__["direct"] = 1
print(m.direct, m, SimpleNamespace.__doc__ is not None, dir(m)[-2:])
