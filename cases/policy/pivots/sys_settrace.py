# expect: reject AttributeError at run
# sys has no settrace.
import sys

print(sys.maxsize > 0)
print(sys.settrace is not None)
