# expect: limit time
# limits: time=250ms memory=32M output=64K
# Compress with selectors that select nothing.
from itertools import *

next(compress(repeat(1), repeat(0)))
