# expect: limit time
# limits: time=250ms memory=32M output=64K
# Enumerate is lazy, its consumer is not.
from itertools import count, repeat

any(i < 0 for i, _ in enumerate(repeat(0)))
