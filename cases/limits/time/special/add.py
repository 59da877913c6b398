# expect: limit time
# limits: time=250ms memory=32M output=64K
# __add__ without end.
class C:
    def __add__(self, other):
        while True:
            pass


C() + 1
