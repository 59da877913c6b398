# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __setattr__.
class C:
    def __setattr__(self, name, value):
        self.x = value


C().x = 1
