# expect: limit time
# limits: time=250ms memory=32M output=64K
# __int__ without end.
class C:
    def __int__(self):
        while True:
            pass


int(C())
