# expect: limit time
# limits: time=250ms memory=32M output=64K
# Looking for what an endless iterator never yields.
from itertools import count, repeat

-1 in count()
