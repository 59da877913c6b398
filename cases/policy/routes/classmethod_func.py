# expect: reject AttributeError at run
# A class method's function leads to no globals.
class C:
    @classmethod
    def f(cls):
        return 1


print(C.f.__func__.__globals__ is not None)
