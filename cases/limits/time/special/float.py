# expect: limit time
# limits: time=250ms memory=32M output=64K
# __float__ without end.
class C:
    def __float__(self):
        while True:
            pass


float(C())
