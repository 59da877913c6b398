# expect: limit time
# limits: time=250ms memory=32M output=64K
# __delattr__ without end.
class C:
    def __delattr__(self, name):
        while True:
            pass


del C().x
