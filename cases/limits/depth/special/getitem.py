# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __getitem__.
class C:
    def __getitem__(self, key):
        return self[key]


C()[0]
