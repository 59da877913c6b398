# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through a sort key.
def f(x):
    return sorted([1, 2], key=f)


f(1)
