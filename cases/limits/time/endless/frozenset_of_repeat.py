# expect: limit time
# limits: time=250ms memory=32M output=64K
# A frozen set that does not grow.
from itertools import count, repeat

frozenset(repeat(1))
