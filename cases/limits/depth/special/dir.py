# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __dir__.
class C:
    def __dir__(self):
        return dir(self)


dir(C())
