# expect: reject AttributeError at run
# A bound method shows no __closure__.
class C:
    def m(self):
        return 1


print(C().m())
print(C().m.__func__.__closure__.__class__.__name__)
