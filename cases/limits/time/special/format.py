# expect: limit time
# limits: time=250ms memory=32M output=64K
# __format__ without end.
class C:
    def __format__(self, spec):
        while True:
            pass


f'{C()}'
