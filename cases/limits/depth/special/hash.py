# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __hash__.
class C:
    def __hash__(self):
        return hash(self)


hash(C())
