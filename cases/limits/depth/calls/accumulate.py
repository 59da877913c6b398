# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through accumulate.
from itertools import accumulate


def f(a, b):
    return list(accumulate([1, 2], f))


f(1, 2)
