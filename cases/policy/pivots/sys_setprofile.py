# expect: reject AttributeError at run
# sys has no setprofile.
import sys

print(sys.maxsize > 0)
print(sys.setprofile is not None)
