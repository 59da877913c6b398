# expect: reject AttributeError at run
# sys has no __stdin__.
import sys

print(sys.maxsize > 0)
print(sys.__stdin__ is not None)
