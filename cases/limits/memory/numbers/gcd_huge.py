# expect: limit memory
# limits: time=5s memory=32M output=64K
# One divisor that takes long.
import math

x = (1 << 30_000_000) - 1
y = (1 << 29_999_999) + 12345
math.gcd(x, y)
