# expect: limit time
# limits: time=250ms memory=32M output=64K
# Operator.indexOf without end.
import operator
from itertools import repeat

operator.indexOf(repeat(1), 2)
