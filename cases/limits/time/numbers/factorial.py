# expect: limit time
# limits: time=250ms memory=32M output=64K
# A factorial.
import math

math.factorial(3_000_000)
