# expect: reject AttributeError at run
# re leads to no enum.
import re

print(re.enum is not None)
