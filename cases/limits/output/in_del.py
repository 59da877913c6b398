# expect: limit output
# limits: time=5s memory=64M output=64K
# A finaliser that floods.
class C:
    def __del__(self):
        while True:
            print('x' * 100)


c = C()
del c
