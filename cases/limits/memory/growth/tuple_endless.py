# expect: limit memory
# limits: time=10s memory=32M output=64K
# A tuple of an endless iterator.
from itertools import count, repeat

tuple(count())
