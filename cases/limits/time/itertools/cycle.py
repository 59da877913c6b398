# expect: limit time
# limits: time=250ms memory=32M output=64K
# Cycle without end.
from itertools import *

all(cycle([1, 2]))
