# expect: limit time
# limits: time=250ms memory=32M output=64K
# __setitem__ without end.
class C:
    def __setitem__(self, key, value):
        while True:
            pass


C()[0] = 1
