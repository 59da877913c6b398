# expect: limit time
# limits: time=250ms memory=32M output=64K
# __neg__ without end.
class C:
    def __neg__(self):
        while True:
            pass


-C()
