# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __iadd__.
class C:
    def __iadd__(self, other):
        self += other


c = C()
c += 1
