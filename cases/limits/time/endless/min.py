# expect: limit time
# limits: time=250ms memory=32M output=64K
# Min of an endless iterator.
from itertools import count, repeat

min(count())
