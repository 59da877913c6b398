# expect: limit time
# limits: time=250ms memory=32M output=64K
# Accumulate consumed by min.
from itertools import *

min(accumulate(repeat(0)))
