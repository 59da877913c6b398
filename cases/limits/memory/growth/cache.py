# expect: limit memory
# limits: time=10s memory=32M output=64K
# Functools.cache without bound.
from functools import cache


@cache
def f(n):
    return str(n)


n = 0
while True:
    f(n)
    n += 1
