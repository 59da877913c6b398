# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through getattr with a default.
class C:
    def __getattr__(self, name):
        return getattr(self, name, None)


C().x
