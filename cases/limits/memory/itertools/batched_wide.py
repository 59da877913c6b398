# expect: limit memory
# limits: time=5s memory=32M output=64K
# One batch without end fills memory.
from itertools import *

next(batched(repeat(1), 10 ** 12))
