# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __repr__.
class C:
    def __repr__(self):
        return repr(self)


repr(C())
