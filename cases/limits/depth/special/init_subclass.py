# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __init_subclass__.
class C:
    def __init_subclass__(cls):
        class D(C):
            pass


class E(C):
    pass
