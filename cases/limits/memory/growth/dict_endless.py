# expect: limit memory
# limits: time=10s memory=32M output=64K
# A dict of an endless iterator.
from itertools import count, repeat

dict(zip(count(), repeat(1)))
