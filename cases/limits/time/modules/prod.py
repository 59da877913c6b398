# expect: limit time
# limits: time=250ms memory=32M output=64K
# Math.prod without end.
import math
from itertools import repeat

math.prod(repeat(1))
