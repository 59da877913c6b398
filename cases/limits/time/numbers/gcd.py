# expect: limit time
# limits: time=250ms memory=32M output=64K
# The greatest common divisor of huge numbers.
import math

x = 3 ** 2_500_000
y = 5 ** 2_000_000
math.gcd(x, y)
