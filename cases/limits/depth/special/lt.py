# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __lt__.
class C:
    def __lt__(self, other):
        return self < other


C() < C()
