# expect: reject AttributeError at run
# sys has no meta_path.
import sys

print(sys.maxsize > 0)
print(sys.meta_path is not None)
