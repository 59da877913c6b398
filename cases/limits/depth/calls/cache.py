# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through a cache.
from functools import cache


@cache
def f(n):
    return f(n + 1)


f(1)
