# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __contains__.
class C:
    def __contains__(self, item):
        return item in self


1 in C()
