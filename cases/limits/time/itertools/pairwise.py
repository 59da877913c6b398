# expect: limit time
# limits: time=250ms memory=32M output=64K
# Pairwise without end.
from itertools import *

all(map(len, pairwise(repeat(1))))
