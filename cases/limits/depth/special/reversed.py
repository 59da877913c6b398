# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __reversed__.
class C:
    def __reversed__(self):
        return reversed(self)


reversed(C())
