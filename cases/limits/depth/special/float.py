# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __float__.
class C:
    def __float__(self):
        return float(self)


float(C())
