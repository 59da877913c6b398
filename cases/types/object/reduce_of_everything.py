# How objects of all kinds say how to make them again, by protocol.

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


class P:
    pass
class Q:
    def __init__(self): self.x = 1
class S:
    __slots__ = "a", "b"
class SD(S): pass
class L(list): pass
class D(dict): pass
class G:
    def __getstate__(self): return 5
class GA:
    def __new__(cls, *a): return object.__new__(cls)
    def __getnewargs__(self): return (1, 2)
class GX:
    def __new__(cls, *a, **k): return object.__new__(cls)
    def __getnewargs_ex__(self): return (1, 2), {"k": 3}
class GB:
    def __getnewargs__(self): return 1
class GXB:
    def __getnewargs_ex__(self): return 1
class GXC:
    def __getnewargs_ex__(self): return 1, 2
class I(int): pass
class T(tuple): pass
s = S(); s.a = 1
sd = SD(); sd.a = 1; sd.z = 3
l = L([1, 2]); l.q = 1
d = D(a=1); d.q = 2
objs = [P(), Q(), S(), s, SD(), sd, L(), l, D(), d, G(), GA(), GX(), GB(), GXB(), GXC(), I(3), T((1,2)), object(), 1, "a", [], {}, (), {1}, frozenset(), b"", bytearray(b"ab"), 1.5, 2j, True, None, ..., NotImplemented, range(3), slice(1,2,3), ValueError(1), OSError(1, "a", "b"), ImportError("a", name="b"), type, int, len, t, [].append, str.upper, lambda: 1, property(), memoryview(b"a"), {}.keys(), {}.values(), {}.items(), (i for i in ()), int.__add__, (1).__add__, list[int], int | str, P.__dict__, int.real, dict.fromkeys  , ExceptionGroup("a", [ValueError(1)]), AttributeError("x", name="n", obj=1), NameError("q", name="z"), StopIteration(3), SyntaxError("a", ("f", 1, 2, "t")), KeyError("a"), UnicodeDecodeError("u", b"a", 0, 1, "r")]
def show(r):
    if isinstance(r, tuple):
        out = []
        for v in r:
            if hasattr(v, "__next__"): out.append(list(v))
            elif callable(v): out.append(getattr(v, "__name__", v))
            elif isinstance(v, tuple): out.append(show(v))
            elif type(v).__repr__ is object.__repr__: out.append(type(v).__name__)
            else: out.append(v)
        return tuple(out)
    return r
for o in objs:
    print("--", type(o).__name__)
    t(lambda: show(o.__reduce__()))
    for p in 0, 1, 2, 3, 4, 5, -1, 100:
        t(lambda: show(o.__reduce_ex__(p)))
    t(lambda: show(o.__getstate__()))
