# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __setitem__.
class C:
    def __setitem__(self, key, value):
        self[key] = value


C()[0] = 1
