# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through filter.
def f(x):
    return list(filter(f, [x]))


f(1)
