# expect: reject AttributeError at run
# A cached function leads to no globals.
from functools import cache


@cache
def f():
    return 1


print(f())
print(f.__wrapped__.__globals__ is not None)
