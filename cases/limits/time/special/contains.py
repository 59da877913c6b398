# expect: limit time
# limits: time=250ms memory=32M output=64K
# __contains__ without end.
class C:
    def __contains__(self, item):
        while True:
            pass


1 in C()
