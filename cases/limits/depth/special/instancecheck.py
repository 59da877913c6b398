# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __instancecheck__.
class C:
    pass


class M(type):
    def __instancecheck__(cls, other):
        return isinstance(other, cls)


class D(metaclass=M):
    pass


isinstance(1, D)
