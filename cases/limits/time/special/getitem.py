# expect: limit time
# limits: time=250ms memory=32M output=64K
# __getitem__ without end.
class C:
    def __getitem__(self, key):
        while True:
            pass


C()[0]
