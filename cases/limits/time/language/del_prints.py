# expect: limit time
# limits: time=250ms memory=32M output=64K
# A finaliser does not run on after the limit.
class C:
    def __del__(self):
        while True:
            print('still here')


c = C()
while True:
    pass
