# expect: reject AttributeError at run
# A bound method shows no __code__.
class C:
    def m(self):
        return 1


print(C().m())
print(C().m.__func__.__code__.__class__.__name__)
