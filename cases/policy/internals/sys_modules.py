# expect: reject KeyError at run
# sys.modules holds no refused module.
import sys

print("builtins" in sys.modules)
print(sys.modules["os"].sep)
