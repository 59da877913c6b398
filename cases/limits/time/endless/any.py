# expect: limit time
# limits: time=250ms memory=32M output=64K
# Any over zeros.
from itertools import count, repeat

any(repeat(0))
