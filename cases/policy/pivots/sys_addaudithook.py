# expect: reject AttributeError at run
# sys has no addaudithook.
import sys

print(sys.maxsize > 0)
print(sys.addaudithook is not None)
