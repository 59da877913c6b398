# __init_subclass__, __set_name__, __class_getitem__, __getattr__ and properties in odd ways.
# covers: property.deleter, property.fdel, property.fget, property.fset, property.getter, property.setter

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e, getattr(e, "__notes__", ""))


class P:
    pass


class IS:
    def __init_subclass__(cls, /, tag=None, **kw): super().__init_subclass__(**kw); cls.tag = tag
class IS1(IS, tag="a"): pass
print(IS1.tag); t(lambda: type("Z", (IS,), {}, tag=3).tag); t(lambda: type("Z", (IS,), {}, other=3)); t(lambda: type("Z", (), {}, other=3)); t(lambda: type("Z", (object,), {}, metaclass=3)); t(lambda: type(1, (), {}, x=1))
class BadName:
    def __set_name__(s, o, n): raise ValueError("bad")
t(lambda: type("Z", (), {"zz": BadName()}))
class CG:
    def __class_getitem__(cls, i): return (cls.__name__, i)
print(CG[1], CG[1, 2], CG[...]); t(lambda: CG()[1]); t(lambda: P[1]); t(lambda: int[1]); t(lambda: type[int]); t(lambda: object[1])
class GA:
    def __getattribute__(s, n):
        if n == "x": raise AttributeError("no x")
        return object.__getattribute__(s, n)
    def __getattr__(s, n): return "fallback " + n
g = GA(); print(g.x, g.y); t(lambda: g.__dict__)
class PropErr:
    @property
    def p(s): raise AttributeError("inner")
    def __getattr__(s, n): return "ga " + n
print(PropErr().p)
class PP:
    @property
    def a(s): return 1
    @a.setter
    def a(s, v): print("seta", v)
    b = property(None, None, None, "doc b")
    c = property(fset=lambda s, v: None)
    d = property(lambda s: 1, doc="dd")
p = PP(); p.a = 5; t(delattr, p, "a"); t(lambda: p.b); t(setattr, p, "b", 1); t(lambda: p.c); p.c = 1; t(setattr, p, "d", 1); print(PP.b.__doc__, PP.d.__doc__, PP.a.__name__ if hasattr(PP.a, "__name__") else None, PP.a.fget(p)); t(lambda: property(1).__get__(p)); t(lambda: property().__get__(p)); t(lambda: property(1, 2, 3, 4, 5)); t(lambda: property(fgett=1)); t(setattr, PP.a, "fget", 1); t(setattr, PP.a, "__doc__", "new"); print(PP.a.__doc__); t(setattr, PP.a, "zz", 1); t(lambda: PP.a.getter(5).fget); t(lambda: PP.a.__isabstractmethod__)
