# expect: reject AttributeError at run
# sys has no displayhook.
import sys

print(sys.maxsize > 0)
print(sys.displayhook is not None)
