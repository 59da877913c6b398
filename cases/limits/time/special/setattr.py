# expect: limit time
# limits: time=250ms memory=32M output=64K
# __setattr__ without end.
class C:
    def __setattr__(self, name, value):
        while True:
            pass


C().x = 1
