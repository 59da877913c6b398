# expect: limit time
# limits: time=250ms memory=32M output=64K
# Iter with a sentinel that never comes.
from itertools import count, repeat

all(iter(lambda: 1, 2))
