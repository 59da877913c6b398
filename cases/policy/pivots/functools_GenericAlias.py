# expect: reject AttributeError at run
# functools leads to no GenericAlias.
import functools

print(functools.GenericAlias is not None)
