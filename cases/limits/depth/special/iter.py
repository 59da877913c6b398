# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __iter__.
class C:
    def __iter__(self):
        return iter(self)


list(C())
