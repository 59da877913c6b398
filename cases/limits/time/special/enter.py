# expect: limit time
# limits: time=250ms memory=32M output=64K
# __enter__ without end.
class C:
    def __enter__(self):
        while True:
            pass


C.__exit__ = lambda *a: None
with C():
    pass
