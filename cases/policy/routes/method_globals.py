# expect: reject AttributeError at run
# A bound method shows no __globals__.
class C:
    def m(self):
        return 1


print(C().m())
print(C().m.__func__.__globals__.__class__.__name__)
