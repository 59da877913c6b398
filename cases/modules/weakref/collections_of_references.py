# covers: weakref.WeakSet, weakref.WeakKeyDictionary, weakref.WeakValueDictionary, weakref.WeakMethod
# covers: weakref.finalize
# Containers that forget what nobody else keeps.
import weakref

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class Key:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return self.name

    def method(self):
        return "m" + self.name


a, b, c = Key("a"), Key("b"), Key("c")
s = weakref.WeakSet([a, b])
s.add(c)
print(len(s), a in s, sorted(map(repr, s)), s.pop() is not None, len(s))
s = weakref.WeakSet([a, b, c])
print(sorted(map(repr, s | {a})), sorted(map(repr, s & [a, b])), sorted(map(repr, s - {a})), s <= {a, b, c}, s == weakref.WeakSet([c, b, a]), s.isdisjoint([5]))
del c
print(len(s), sorted(map(repr, s)))
try:
    s.remove(Key("z"))
except KeyError:
    print("not there")
show(lambda: s.add(5))
show(lambda: weakref.WeakSet().pop())
k = weakref.WeakKeyDictionary({a: 1})
k[b] = 2
print(k[a], len(k), b in k, sorted(k.values()), k.setdefault(b, 9), [r() is not None for r in k.keyrefs()], k.pop(b), k.copy() == k)
print(b in k)
show(lambda: k.__setitem__(5, 1))
temporary = Key("t")
k[temporary] = 3
del temporary
print(len(k), list(k.items()), list(k))
v = weakref.WeakValueDictionary(one=a)
v["two"] = b
extra = Key("x")
v["three"] = extra
print(sorted(v), v["one"], len(v), v.get("none", 0), [r() for r in v.valuerefs()][:1])
del extra
print(sorted(v), "three" in v, v.pop("one"), v.setdefault("new", a), sorted(v.items(), key=lambda i: i[0]), len(v | {"z": b}))
show(lambda: v["three"])
show(lambda: v.__setitem__("bad", 5))
show(lambda: v.popitem() and 1)
m = weakref.WeakMethod(a.method)
print(m()(), m == weakref.WeakMethod(a.method), m() == a.method)
show(lambda: weakref.WeakMethod(len))
show(lambda: weakref.WeakMethod(Key.method))
log = []
f = weakref.finalize(a, log.append, "finalised")
print(f.alive, f.peek()[2], f.atexit, repr(f).split(" at ")[0])
m2 = weakref.WeakMethod(a.method, lambda ref: log.append("method gone"))
v.clear()
k.clear()
s.clear()
del a
print(log, f.alive, f(), f.peek(), m())
g = weakref.finalize(b, log.append, "by hand")
print(g(), g(), log[-1], weakref.finalize(b, print).detach()[3])
show(lambda: weakref.finalize(5, print))
show(lambda: weakref.finalize())
