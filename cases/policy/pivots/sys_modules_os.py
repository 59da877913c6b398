# expect: reject KeyError at run
# sys.modules holds nothing of the host.
import sys

print(sys.modules['posix'] is not None)
