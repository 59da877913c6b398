# expect: limit time
# limits: time=250ms memory=32M output=64K
# Map over an endless iterator.
from itertools import count, repeat

all(map(bool, repeat(1)))
