# expect: limit time
# limits: time=250ms memory=32M output=64K
# __hash__ without end.
class C:
    def __hash__(self):
        while True:
            pass


{C(): 1}
