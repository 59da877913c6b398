# expect: reject AttributeError at run
# sys has no _clear_type_cache.
import sys

print(sys.maxsize > 0)
print(sys._clear_type_cache is not None)
