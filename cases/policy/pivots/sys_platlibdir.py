# expect: reject AttributeError at run
# sys has no platlibdir.
import sys

print(sys.maxsize > 0)
print(sys.platlibdir is not None)
