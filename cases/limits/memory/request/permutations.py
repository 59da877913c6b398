# expect: limit memory
# limits: time=10s memory=32M output=64K
# Permutations keeps its pool.
from itertools import permutations

permutations(range(10 ** 12), 2)
