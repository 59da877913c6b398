# expect: limit time
# limits: time=250ms memory=32M output=64K
# __reversed__ without end.
class C:
    def __reversed__(self):
        while True:
            pass


reversed(C())
