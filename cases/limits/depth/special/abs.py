# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __abs__.
class C:
    def __abs__(self):
        return abs(self)


abs(C())
