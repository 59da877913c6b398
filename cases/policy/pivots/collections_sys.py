# expect: reject AttributeError at run
# collections leads to no _sys.
import collections

print(collections._sys is not None)
