# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through a comprehension.
def f():
    return [f() for _ in [1]]


f()
