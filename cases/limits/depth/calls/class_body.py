# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through class bodies.
def f():
    class C:
        x = f()


f()
