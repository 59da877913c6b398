# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __radd__.
class C:
    def __radd__(self, other):
        return other + self


1 + C()
