# expect: reject AttributeError at run
# partial.func leads to no globals.
from functools import partial

f = partial(lambda: 1)
print(f())
print(f.func.__globals__ is not None)
