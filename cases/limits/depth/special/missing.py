# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __missing__.
class C:
    pass


class D(dict):
    def __missing__(self, key):
        return self[key]


D()[1]
