# expect: limit time
# limits: time=250ms memory=32M output=64K
# __bytes__ without end.
class C:
    def __bytes__(self):
        while True:
            pass


bytes(C())
