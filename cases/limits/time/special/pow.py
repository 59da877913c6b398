# expect: limit time
# limits: time=250ms memory=32M output=64K
# __pow__ without end.
class C:
    def __pow__(self, other):
        while True:
            pass


C() ** 2
