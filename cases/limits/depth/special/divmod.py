# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __divmod__.
class C:
    def __divmod__(self, other):
        return divmod(self, other)


divmod(C(), 1)
