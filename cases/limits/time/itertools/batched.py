# expect: limit time
# limits: time=250ms memory=32M output=64K
# Batched without end.
from itertools import *

all(map(len, batched(repeat(1), 3)))
