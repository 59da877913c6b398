# expect: limit time
# limits: time=250ms memory=32M output=64K
# Islice skips for ever.
from itertools import *

next(islice(repeat(0), 10 ** 15, None))
