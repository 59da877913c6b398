# expect: reject AttributeError at run
# sys has no _debugmallocstats.
import sys

print(sys.maxsize > 0)
print(sys._debugmallocstats is not None)
