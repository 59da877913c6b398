# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __add__.
class C:
    def __add__(self, other):
        return self + other


C() + 1
