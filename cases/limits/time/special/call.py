# expect: limit time
# limits: time=250ms memory=32M output=64K
# __call__ without end.
class C:
    def __call__(self):
        while True:
            pass


C()()
