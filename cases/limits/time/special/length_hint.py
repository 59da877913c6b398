# expect: limit time
# limits: time=250ms memory=32M output=64K
# __length_hint__ without end.
class C:
    def __length_hint__(self):
        while True:
            pass


C.__iter__ = lambda self: iter(())
list(C())
