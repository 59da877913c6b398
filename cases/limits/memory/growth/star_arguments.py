# expect: limit memory
# limits: time=10s memory=32M output=64K
# Arguments from an endless iterator.
from itertools import count, repeat

print(*repeat(1))
