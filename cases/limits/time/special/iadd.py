# expect: limit time
# limits: time=250ms memory=32M output=64K
# __iadd__ without end.
class C:
    def __iadd__(self, other):
        while True:
            pass


c = C()
c += 1
