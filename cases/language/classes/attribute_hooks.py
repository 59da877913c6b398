# __getattr__, __getattribute__, __setattr__, __delattr__, __dir__.
class Hook:
    cls = "class attr"

    def __init__(self):
        self.a = 1

    def __getattr__(self, n):
        if n.startswith("dyn_"):
            return n[4:]
        raise AttributeError(f"no {n} here")

    def __setattr__(self, n, v):
        print("set", n, v)
        super().__setattr__(n, v)

    def __delattr__(self, n):
        print("del", n)
        object.__delattr__(self, n)


h = Hook()
print(h.a, h.cls, h.dyn_x, getattr(h, "zz", "default"), hasattr(h, "dyn_"), hasattr(h, "q"))
h.b = 2
h.b += 1
del h.b
try:
    h.b
except AttributeError as e:
    print(e)
try:
    del h.b
except AttributeError as e:
    print(e)
setattr(h, "c", 3)
delattr(h, "c")


class Every:
    x = 1

    def __getattribute__(self, n):
        print("get", n, end="; ")
        if n == "y":
            raise AttributeError("y hidden")
        return object.__getattribute__(self, n)

    def __getattr__(self, n):
        return "fallback " + n

    def m(self):
        return self.x

    def __len__(self):
        return 4


e = Every()
print(e.x, e.y, e.m(), len(e))
print(e.__class__.__name__)


class P:
    @property
    def broken(self):
        return self.missing

    def __getattr__(self, n):
        return "from getattr " + n


print(P().broken)


class Dir:
    def __dir__(self):
        return ["b", "a"]


print(dir(Dir()))


class Meta(type):
    def __getattr__(cls, n):
        return f"meta {n}"


class WithMeta(metaclass=Meta):
    pass


print(WithMeta.anything)
try:
    WithMeta().anything
except AttributeError as err:
    print(err)
