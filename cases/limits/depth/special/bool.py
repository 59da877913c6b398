# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __bool__.
class C:
    def __bool__(self):
        return not self


not C()
