# expect: reject AttributeError at run
# sys has no setswitchinterval.
import sys

print(sys.maxsize > 0)
print(sys.setswitchinterval is not None)
