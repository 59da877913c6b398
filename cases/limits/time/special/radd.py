# expect: limit time
# limits: time=250ms memory=32M output=64K
# __radd__ without end.
class C:
    def __radd__(self, other):
        while True:
            pass


sum([C()])
