# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __index__.
class C:
    def __index__(self):
        return range(self)


[1][C()]
