# expect: reject AttributeError at run
# sys has no base_prefix.
import sys

print(sys.maxsize > 0)
print(sys.base_prefix is not None)
