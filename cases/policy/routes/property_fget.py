# expect: reject AttributeError at run
# A property's function leads to no globals.
class C:
    @property
    def x(self):
        return 1


print(C.x.fget.__globals__ is not None)
