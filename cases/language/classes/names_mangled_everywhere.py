# Private names in all the places where names stand.

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e, getattr(e, "__notes__", ""))


class Mang:
    __x = 1
    def __m(self): return self.__x
    def get(self): return self.__m()
    class __In:
        __y = 2
        def yy(self): return self.__y
    def __dunder__(self): return 3
    def kw(self, __k=4): return __k
    def loc(self):
        __v = 5
        return locals().keys()
    import math as __math
    def glob(self):
        global __gg
        __gg = 6
    def nl(self):
        __z = 1
        def i():
            nonlocal __z
            __z = 2
        i(); return __z
    def exc(self):
        try: 1 / 0
        except ZeroDivisionError as __e: return type(__e).__name__
    def lam(self): return (lambda __p: __p)(1)
    def comp(self): return [__i for __i in "ab"]
    def attr(self, o): return o.__zz
    def callkw(self): return self.kw(__k=9)
m = Mang(); print(m.get(), [k for k in Mang.__dict__ if "Mang" in k], m._Mang__In().yy(), Mang._Mang__In._In__y if hasattr(Mang._Mang__In, "_In__y") else vars(Mang._Mang__In).keys()); t(m.kw); t(lambda: m.kw(_Mang__k=8)); t(lambda: m.kw(__k=8)); t(m.loc); m.glob(); print(_Mang__gg, m.nl(), m.exc(), m.lam(), m.comp()); t(m.attr, 5); t(m.callkw)
class _: 
    __q = 1
print([k for k in _.__dict__ if "q" in k])
class __X:
    __q = 1
print([k for k in vars(__X) if "q" in k])
