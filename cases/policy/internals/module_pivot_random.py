# expect: reject AttributeError at run
# Allowed modules do not lead to refused ones.
import random

print(random.Random(1).random())
print(random._os.sep)
