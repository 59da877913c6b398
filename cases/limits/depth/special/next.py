# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through __next__.
class C:
    def __iter__(self):
        return self

    def __next__(self):
        return next(self)


list(C())
