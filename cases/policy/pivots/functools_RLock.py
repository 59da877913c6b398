# expect: reject AttributeError at run
# functools leads to no RLock.
import functools

print(functools.RLock is not None)
