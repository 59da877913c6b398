# expect: limit time
# limits: time=250ms memory=32M output=64K
# __bool__ without end.
class C:
    def __bool__(self):
        while True:
            pass


not C()
