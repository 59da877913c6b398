# expect: reject AttributeError at run
# AttributeError.obj is the object, which shows no more than it did.
class C:
    def m(self):
        return 1


try:
    C().missing
except AttributeError as e:
    print(e.obj.m.__func__.__globals__ is not None)
