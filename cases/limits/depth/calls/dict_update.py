# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through dict.update.
class C:
    def keys(self):
        return dict(self)

    def __getitem__(self, key):
        return 1


dict(C())
