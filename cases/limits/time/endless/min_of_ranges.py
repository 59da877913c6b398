# expect: limit time
# limits: time=250ms memory=32M output=64K
# Max of a huge range.
from itertools import count, repeat

max(range(10 ** 15))
