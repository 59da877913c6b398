# expect: limit time
# limits: time=250ms memory=32M output=64K
# __init_subclass__ without end.
class C:
    def __init_subclass__(cls):
        while True:
            pass


class D(C):
    pass
