# expect: limit time
# limits: time=250ms memory=32M output=64K
# __mro_entries__ without end.
class C:
    def __mro_entries__(self, bases):
        while True:
            pass


class D(C()):
    pass
