# expect: limit time
# limits: time=250ms memory=32M output=64K
# __abs__ without end.
class C:
    def __abs__(self):
        while True:
            pass


abs(C())
