# expect: limit time
# limits: time=250ms memory=32M output=64K
# __str__ without end.
class C:
    def __str__(self):
        while True:
            pass


print(C())
