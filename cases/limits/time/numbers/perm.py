# expect: limit time
# limits: time=250ms memory=32M output=64K
# Arrangements of millions.
import math

math.perm(3_000_000, 1_500_000)
