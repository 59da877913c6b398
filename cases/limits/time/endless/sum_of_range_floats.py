# expect: limit time
# limits: time=250ms memory=32M output=64K
# Sum of floats without end.
from itertools import count, repeat

sum(repeat(0.5))
