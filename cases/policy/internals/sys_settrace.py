# expect: reject AttributeError at run
# sys installs no trace functions.
import sys

sys.settrace(None)
print("tracing off")
