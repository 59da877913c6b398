# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Deques nested deep.
from collections import deque

x = deque()
for _ in range(10 ** 5):
    x = deque([x])
repr(x)
