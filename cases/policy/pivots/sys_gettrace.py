# expect: reject AttributeError at run
# sys has no gettrace.
import sys

print(sys.maxsize > 0)
print(sys.gettrace is not None)
