# expect: limit time
# limits: time=250ms memory=32M output=64K
# __exit__ without end.
class C:
    def __exit__(self, *args):
        while True:
            pass


C.__enter__ = lambda self: self
with C():
    pass
