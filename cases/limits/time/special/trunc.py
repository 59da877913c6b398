# expect: limit time
# limits: time=250ms memory=32M output=64K
# __trunc__ without end.
class C:
    def __trunc__(self):
        while True:
            pass


import math

math.trunc(C())
