# expect: limit time
# limits: time=250ms memory=32M output=64K
# __getattr__ without end.
class C:
    def __getattr__(self, name):
        while True:
            pass


C().x
