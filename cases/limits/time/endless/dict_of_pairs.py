# expect: limit time
# limits: time=250ms memory=32M output=64K
# A dict of the same pair for ever.
from itertools import count, repeat

dict(repeat((1, 2)))
