# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through partial.
from functools import partial


def f(x):
    return partial(f, x)()


f(1)
