# expect: limit time
# limits: time=250ms memory=32M output=64K
# __delitem__ without end.
class C:
    def __delitem__(self, key):
        while True:
            pass


del C()[0]
