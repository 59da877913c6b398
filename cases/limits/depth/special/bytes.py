# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __bytes__.
class C:
    def __bytes__(self):
        return bytes(self)


bytes(C())
