# expect: limit time
# limits: time=250ms memory=32M output=64K
# Set.update that adds nothing new.
from itertools import count, repeat

set().update(repeat(1))
