# expect: reject AttributeError at run
# sys has no _getframe.
import sys

print(sys.maxsize > 0)
print(sys._getframe is not None)
