# expect: limit time
# limits: time=250ms memory=32M output=64K
# __missing__ without end.
class C:
    def __missing__(self, key):
        while True:
            pass


class D(dict):
    __missing__ = C.__missing__


D()[1]
