# expect: limit time
# limits: time=250ms memory=32M output=64K
# All over ones.
from itertools import count, repeat

all(repeat(1))
