# expect: limit time
# limits: time=250ms memory=32M output=64K
# Rotating a deque.
from collections import deque

d = deque(range(10 ** 5))
while True:
    d.rotate(49999)
