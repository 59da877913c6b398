# expect: limit memory
# limits: time=10s memory=32M output=64K
# Combinations beyond memory.
import math

math.comb(10 ** 18, 10 ** 17)
