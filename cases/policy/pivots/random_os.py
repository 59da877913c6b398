# expect: reject AttributeError at run
# random leads to no _os.
import random

print(random._os is not None)
