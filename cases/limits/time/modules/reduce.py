# expect: limit time
# limits: time=250ms memory=32M output=64K
# Functools.reduce without end.
from functools import reduce
from itertools import repeat

reduce(lambda a, b: a, repeat(1))
