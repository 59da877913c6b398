# expect: limit memory
# limits: time=10s memory=32M output=64K
# A Counter of ever new keys.
from collections import Counter
from itertools import count, repeat

Counter(count())
