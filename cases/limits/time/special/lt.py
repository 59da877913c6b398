# expect: limit time
# limits: time=250ms memory=32M output=64K
# __lt__ without end.
class C:
    def __lt__(self, other):
        while True:
            pass


sorted([C(), C()])
