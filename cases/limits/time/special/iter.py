# expect: limit time
# limits: time=250ms memory=32M output=64K
# __iter__ without end.
class C:
    def __iter__(self):
        while True:
            pass


for x in C():
    pass
