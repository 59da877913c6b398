# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __complex__.
class C:
    def __complex__(self):
        return complex(self)


complex(C())
