# expect: limit time
# limits: time=250ms memory=32M output=64K
# Operator.countOf without end.
import operator
from itertools import repeat

operator.countOf(repeat(1), 2)
