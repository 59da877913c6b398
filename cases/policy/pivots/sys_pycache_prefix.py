# expect: reject AttributeError at run
# sys has no pycache_prefix.
import sys

print(sys.maxsize > 0)
print(sys.pycache_prefix is not None)
