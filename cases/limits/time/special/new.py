# expect: limit time
# limits: time=250ms memory=32M output=64K
# __new__ without end.
class C:
    def __new__(cls):
        while True:
            pass


C()
