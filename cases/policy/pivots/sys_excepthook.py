# expect: reject AttributeError at run
# sys has no excepthook.
import sys

print(sys.maxsize > 0)
print(sys.excepthook is not None)
