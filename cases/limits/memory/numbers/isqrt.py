# expect: limit memory
# limits: time=2s memory=32M output=64K
# The root of a huge number.
import math

math.isqrt((1 << 60_000_000) + 1)
