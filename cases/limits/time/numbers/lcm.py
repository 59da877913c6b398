# expect: limit time
# limits: time=250ms memory=32M output=64K
# The least common multiple of many.
import math

math.lcm(*range(1, 200_000))
