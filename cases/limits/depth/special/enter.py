# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __enter__.
class C:
    def __enter__(self):
        with self:
            pass

    def __exit__(self, *args):
        pass


with C():
    pass
