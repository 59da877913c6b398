# expect: limit time
# limits: time=250ms memory=32M output=64K
# Set.intersection with an endless iterator.
from itertools import count, repeat

{1}.intersection(repeat(2))
