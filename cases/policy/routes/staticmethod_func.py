# expect: reject AttributeError at run
# A static method's function leads to no globals.
class C:
    @staticmethod
    def f():
        return 1


print(C.__dict__['f'].__func__.__globals__ is not None)
