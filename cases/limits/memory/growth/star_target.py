# expect: limit memory
# limits: time=10s memory=32M output=64K
# A starred target from an endless iterator.
from itertools import count, repeat

a, *b = repeat(1)
