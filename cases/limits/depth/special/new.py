# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __new__.
class C:
    def __new__(cls):
        return cls()


C()
