# expect: limit time
# limits: time=250ms memory=32M output=64K
# Fractions whose parts grow.
from fractions import Fraction

x = Fraction(1, 3)
while True:
    x = x * x + Fraction(1, 7)
