# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __neg__.
class C:
    def __neg__(self):
        return -self


-C()
