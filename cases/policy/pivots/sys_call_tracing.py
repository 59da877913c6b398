# expect: reject AttributeError at run
# sys has no call_tracing.
import sys

print(sys.maxsize > 0)
print(sys.call_tracing is not None)
