# expect: limit time
# limits: time=250ms memory=32M output=64K
# Set.difference with an endless iterator.
from itertools import count, repeat

{1}.difference(repeat(2))
