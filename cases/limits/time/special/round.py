# expect: limit time
# limits: time=250ms memory=32M output=64K
# __round__ without end.
class C:
    def __round__(self, digits=None):
        while True:
            pass


round(C())
