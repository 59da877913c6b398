# expect: reject AttributeError at run
# sys shows no frames.
import sys

print(sys.maxsize > 0)
print(sys._getframe().f_lineno)
