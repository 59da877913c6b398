# expect: limit time
# limits: time=250ms memory=32M output=64K
# __set__ without end.
class C:
    def __set__(self, instance, value):
        while True:
            pass


class D:
    x = C()


D().x = 1
