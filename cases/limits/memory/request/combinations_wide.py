# expect: limit memory
# limits: time=10s memory=32M output=64K
# Combinations with huge r.
from itertools import combinations_with_replacement

combinations_with_replacement([1], 10 ** 12)
