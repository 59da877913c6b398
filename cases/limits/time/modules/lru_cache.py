# expect: limit time
# limits: time=250ms memory=32M output=64K
# A cached function called for ever.
from functools import lru_cache


@lru_cache(maxsize=8)
def f(n):
    return n


n = 0
while True:
    f(n)
    n += 1
