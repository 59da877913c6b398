# expect: reject AttributeError at run
# re leads to no _compiler.
import re

print(re._compiler is not None)
