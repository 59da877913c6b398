# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __str__.
class C:
    def __str__(self):
        return str(self)


str(C())
