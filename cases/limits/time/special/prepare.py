# expect: limit time
# limits: time=250ms memory=32M output=64K
# __prepare__ without end.
class C:
    def __prepare__(*args):
        while True:
            pass


class M(type):
    __prepare__ = C.__prepare__


class D(metaclass=M):
    pass
