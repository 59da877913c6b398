# expect: limit memory
# limits: time=10s memory=32M output=64K
# Product keeps its pools.
from itertools import product

product(range(10 ** 4), repeat=10 ** 9)
