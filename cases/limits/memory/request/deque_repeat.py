# expect: limit memory
# limits: time=10s memory=32M output=64K
# A deque repeated.
from collections import deque

deque([1]) * 10 ** 12
