# expect: limit time
# limits: time=250ms memory=32M output=64K
# A set that does not grow.
from itertools import count, repeat

set(repeat(1))
