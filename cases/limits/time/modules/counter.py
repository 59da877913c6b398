# expect: limit time
# limits: time=250ms memory=32M output=64K
# Counter of one key.
from collections import Counter
from itertools import repeat

Counter(repeat('a'))
