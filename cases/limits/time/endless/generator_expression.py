# expect: limit time
# limits: time=250ms memory=32M output=64K
# A generator expression consumed by sum.
from itertools import count, repeat

sum(0 for _ in count())
