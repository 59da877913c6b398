# expect: limit memory
# limits: time=10s memory=32M output=64K
# A fraction as text.
from fractions import Fraction

format(Fraction(1, 3), '.1000000000f')
