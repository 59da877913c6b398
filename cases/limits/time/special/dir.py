# expect: limit time
# limits: time=250ms memory=32M output=64K
# __dir__ without end.
class C:
    def __dir__(self):
        while True:
            pass


dir(C())
