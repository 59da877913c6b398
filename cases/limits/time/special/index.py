# expect: limit time
# limits: time=250ms memory=32M output=64K
# __index__ without end.
class C:
    def __index__(self):
        while True:
            pass


[0][C()]
