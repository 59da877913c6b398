# expect: reject AttributeError at run
# sys has no stdin.
import sys

print(sys.maxsize > 0)
print(sys.stdin is not None)
