# expect: limit memory
# limits: time=10s memory=32M output=64K
# A defaultdict that nests.
from collections import defaultdict


def tree():
    return defaultdict(tree)


root = node = tree()
n = 0
while True:
    node = node[n]
    n += 1
