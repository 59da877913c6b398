# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through str.format.
class C:
    def __format__(self, spec):
        return '{}'.format(self)


'{}'.format(C())
