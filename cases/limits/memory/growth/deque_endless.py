# expect: limit memory
# limits: time=10s memory=32M output=64K
# A deque of an endless iterator.
from collections import deque
from itertools import count, repeat

deque(count())
