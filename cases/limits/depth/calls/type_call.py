# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through a metaclass.
class M(type):
    def __call__(cls):
        return cls()


class C(metaclass=M):
    pass


C()
