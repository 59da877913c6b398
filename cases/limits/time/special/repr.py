# expect: limit time
# limits: time=250ms memory=32M output=64K
# __repr__ without end.
class C:
    def __repr__(self):
        while True:
            pass


repr([C()])
