# expect: limit memory
# limits: time=10s memory=32M output=64K
# Join of an endless iterator.
from itertools import count, repeat

''.join(repeat('ab'))
