# expect: limit time
# limits: time=250ms memory=32M output=64K
# The second group never begins.
from itertools import *

groups = groupby(repeat(1))
next(groups)
next(groups)
