# expect: limit memory
# limits: time=10s memory=32M output=64K
# A deque that grows.
from collections import deque

d = deque()
while True:
    d.append(1)
