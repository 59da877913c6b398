# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __getattribute__.
class C:
    def __getattribute__(self, name):
        return self.x


C().x
