# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __len__.
class C:
    def __len__(self):
        return len(self)


len(C())
