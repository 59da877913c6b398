# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through decorators.
def d(f):
    @d
    def g():
        pass


d(None)
