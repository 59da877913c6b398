# expect: limit time
# limits: time=250ms memory=32M output=64K
# __class_getitem__ without end.
class C:
    def __class_getitem__(cls, item):
        while True:
            pass


C[int]
