# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __int__.
class C:
    def __int__(self):
        return int(self)


int(C())
