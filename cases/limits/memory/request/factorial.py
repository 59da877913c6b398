# expect: limit memory
# limits: time=10s memory=32M output=64K
# A factorial beyond memory.
import math

math.factorial(10 ** 18)
