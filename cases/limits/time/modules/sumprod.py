# expect: limit time
# limits: time=250ms memory=32M output=64K
# Math.sumprod without end.
import math
from itertools import repeat

math.sumprod(repeat(1), repeat(0))
