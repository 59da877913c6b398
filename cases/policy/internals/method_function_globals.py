# expect: reject AttributeError at run
# A method's function is as closed as any.
class C:
    def m(self):
        return self


print(C().m.__func__.__name__)
print("C" in C.m.__globals__)
