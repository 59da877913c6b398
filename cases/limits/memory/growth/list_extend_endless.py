# expect: limit memory
# limits: time=10s memory=32M output=64K
# Extend by an endless iterator.
from itertools import count, repeat

[].extend(repeat(1))
