# expect: limit time
# limits: time=250ms memory=32M output=64K
# __matmul__ without end.
class C:
    def __matmul__(self, other):
        while True:
            pass


C() @ 1
