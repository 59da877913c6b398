# expect: limit memory
# limits: time=10s memory=32M output=64K
# A list display with a star.
from itertools import count, repeat

[*repeat(1)]
