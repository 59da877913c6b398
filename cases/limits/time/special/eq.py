# expect: limit time
# limits: time=250ms memory=32M output=64K
# __eq__ without end.
class C:
    def __eq__(self, other):
        while True:
            pass


[C()] == [C()]
