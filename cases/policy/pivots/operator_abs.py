# expect: reject AttributeError at run
# operator leads to no _abs.
import operator

print(operator._abs is not None)
