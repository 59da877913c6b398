# expect: limit time
# limits: time=250ms memory=32M output=64K
# __len__ without end.
class C:
    def __len__(self):
        while True:
            pass


len(C())
