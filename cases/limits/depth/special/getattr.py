# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __getattr__.
class C:
    def __getattr__(self, name):
        return getattr(self, name + 'x')


C().x
