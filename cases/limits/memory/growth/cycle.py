# expect: limit memory
# limits: time=10s memory=32M output=64K
# Cycle keeps what it has seen.
from itertools import count, cycle

for x in cycle(count()):
    pass
