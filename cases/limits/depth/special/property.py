# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through a property.
class C:
    @property
    def x(self):
        return self.x


C().x
