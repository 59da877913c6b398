# expect: limit time
# limits: time=250ms memory=32M output=64K
# Dict.fromkeys over one key.
from itertools import count, repeat

dict.fromkeys(repeat(1))
