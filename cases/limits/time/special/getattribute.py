# expect: limit time
# limits: time=250ms memory=32M output=64K
# __getattribute__ without end.
class C:
    def __getattribute__(self, name):
        while True:
            pass


C().x
