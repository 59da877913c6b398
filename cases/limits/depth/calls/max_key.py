# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through the key of max.
def f(x):
    return max([1, 2], key=f)


f(1)
