# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through map.
def f(x):
    return list(map(f, [x]))


f(1)
