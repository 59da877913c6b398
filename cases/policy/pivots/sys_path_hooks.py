# expect: reject AttributeError at run
# sys has no path_hooks.
import sys

print(sys.maxsize > 0)
print(sys.path_hooks is not None)
