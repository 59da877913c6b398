# expect: limit time
# limits: time=250ms memory=32M output=64K
# Filter that lets nothing through.
from itertools import count, repeat

next(filter(None, repeat(0)))
