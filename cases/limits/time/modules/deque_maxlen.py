# expect: limit time
# limits: time=250ms memory=32M output=64K
# A deque of one item consumes for ever.
from collections import deque
from itertools import repeat

deque(repeat(1), maxlen=1)
