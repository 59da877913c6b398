import weakref
class C:
    def __init__(self): self.v = 1
    def __del__(self): print("del")
    def m(self): return self
obj = C(); r = weakref.ref(obj)
print(r() is obj)
print(r().v)
print(r().m().v + 1)
if r() is not None: print("alive")
x = [r().v, r().m().m().v]
print(x, len([r()]), bool(r()))
del obj
print(r() is None)
def f():
    o = C()
    w = weakref.ref(o)
    print(w() is o, w().v == 1, w() == o)
    for k in [w()]: pass
    del k
    a = (w(), 1)[1]
    y = w() and 5
    z = w() or 5
    del z
    s = f"{w().v} {w().m().v!r}"
    t = {w(): 1}
    del t
    u = w().v if w() else 0
    with_ = not w()
    del o
    print(w() is None)
f()
