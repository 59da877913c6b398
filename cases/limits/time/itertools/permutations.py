# expect: limit time
# limits: time=250ms memory=32M output=64K
# All permutations of twenty things.
from itertools import *

all(map(len, permutations(range(20))))
