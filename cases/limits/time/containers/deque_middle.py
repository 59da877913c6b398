# expect: limit time
# limits: time=250ms memory=32M output=64K
# Reaching into the middle of a deque.
from collections import deque

d = deque([0]) * 10 ** 5
while True:
    d.insert(50000, 1)
    d.remove(1)
