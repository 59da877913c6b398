# expect: limit time
# limits: time=250ms memory=32M output=64K
# Sum of empty lists without end.
from itertools import count, repeat

sum(repeat([]), [])
