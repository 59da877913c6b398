# expect: limit memory
# limits: time=10s memory=32M output=64K
# Combinations keeps its pool.
from itertools import combinations

combinations(range(10 ** 12), 2)
