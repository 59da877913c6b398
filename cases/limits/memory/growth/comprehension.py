# expect: limit memory
# limits: time=10s memory=32M output=64K
# A comprehension over an endless iterator.
from itertools import count, repeat

[x for x in count()]
