# expect: limit time
# limits: time=250ms memory=32M output=64K
# __instancecheck__ without end.
class C:
    def __instancecheck__(self, other):
        while True:
            pass


class M(type):
    __instancecheck__ = C.__instancecheck__


class D(metaclass=M):
    pass


isinstance(1, D)
