# expect: limit time
# limits: time=250ms memory=32M output=64K
# __set_name__ without end.
class C:
    def __set_name__(self, owner, name):
        while True:
            pass


class D:
    x = C()
