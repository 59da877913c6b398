# expect: reject AttributeError at run
# sys has no getprofile.
import sys

print(sys.maxsize > 0)
print(sys.getprofile is not None)
