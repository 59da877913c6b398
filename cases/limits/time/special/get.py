# expect: limit time
# limits: time=250ms memory=32M output=64K
# __get__ without end.
class C:
    def __get__(self, instance, owner):
        while True:
            pass


class D:
    x = C()


D().x
