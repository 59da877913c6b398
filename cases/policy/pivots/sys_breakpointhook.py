# expect: reject AttributeError at run
# sys has no breakpointhook.
import sys

print(sys.maxsize > 0)
print(sys.breakpointhook is not None)
