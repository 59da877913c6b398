# expect: limit time
# limits: time=250ms memory=32M output=64K
# Combinations of millions.
import math

math.comb(3_000_000, 1_500_000)
