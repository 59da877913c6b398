# expect: limit time
# limits: time=250ms memory=32M output=64K
# A sum of fractions whose denominators grow.
from fractions import Fraction

sum(Fraction(1, n) for n in range(1, 10 ** 6))
