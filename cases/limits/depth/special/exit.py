# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __exit__.
class C:
    def __enter__(self):
        pass

    def __exit__(self, *args):
        with self:
            pass


with C():
    pass
