# expect: limit time
# limits: time=250ms memory=32M output=64K
# Dict.update with the same pair for ever.
from itertools import count, repeat

{}.update(repeat((1, 2)))
