# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through reduce.
from functools import reduce


def f(a, b):
    return reduce(f, [1, 2])


f(1, 2)
