# expect: limit time
# limits: time=250ms memory=32M output=64K
# Sum of an endless iterator.
from itertools import count, repeat

sum(repeat(0))
