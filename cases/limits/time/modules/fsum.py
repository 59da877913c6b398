# expect: limit time
# limits: time=250ms memory=32M output=64K
# Math.fsum without end.
import math
from itertools import repeat

math.fsum(repeat(0.5))
