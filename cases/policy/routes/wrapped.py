# expect: reject AttributeError at run
# functools.wraps leads to no globals.
import functools


def f():
    return 1


@functools.wraps(f)
def g():
    return 2


print(g.__wrapped__())
print(g.__wrapped__.__globals__ is not None)
