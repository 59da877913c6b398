# expect: limit memory
# limits: time=10s memory=32M output=64K
# A dict comprehension.
from itertools import count, repeat

{x: x for x in count()}
