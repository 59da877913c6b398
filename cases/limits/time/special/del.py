# expect: limit time
# limits: time=250ms memory=32M output=64K
# __del__ without end.
class C:
    def __del__(self):
        while True:
            pass


c = C()
del c
