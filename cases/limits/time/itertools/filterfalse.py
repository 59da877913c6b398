# expect: limit time
# limits: time=250ms memory=32M output=64K
# Filterfalse that keeps nothing.
from itertools import *

next(filterfalse(None, repeat(1)))
