# expect: limit time
# limits: time=250ms memory=32M output=64K
# Tee consumed in step.
from itertools import *

a, b = tee(repeat(1))
all(x == y for x, y in zip(a, b))
