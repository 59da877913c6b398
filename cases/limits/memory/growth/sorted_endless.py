# expect: limit memory
# limits: time=10s memory=32M output=64K
# Sorted of an endless iterator.
from itertools import count, repeat

sorted(count())
